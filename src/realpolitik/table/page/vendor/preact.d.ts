import type { VNode } from "preact";

export type * from "preact";
export { Component, Fragment, createContext, createRef, h, render, toChildArray } from "preact";
export * from "preact/hooks";

/** Preact's `h`, written as a template: html`<p class=${name}>…</p>`. A template has one root, or a Fragment. */
export declare const html: (strings: TemplateStringsArray, ...values: unknown[]) => VNode;
