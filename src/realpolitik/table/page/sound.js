/** A soft tick on your move. */

/** @type {AudioContext | null} */
let audio = null;

/** Two short, quiet notes of a wooden kind. */
export function tick() {
  audio ??= new AudioContext();
  void audio.resume();
  const now = audio.currentTime;
  for (const [delay, pitch] of /** @type {[number, number][]} */ ([
    [0, 660],
    [0.09, 880],
  ])) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, now + delay);
    loudness.gain.linearRampToValueAtTime(0.08, now + delay + 0.008);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.16);
    tone.connect(loudness).connect(audio.destination);
    tone.start(now + delay);
    tone.stop(now + delay + 0.2);
  }
}
