# Сыгранная партия глазами обученной сети: шансы на победу, везение, решения.

analysis = Разбор партии
analysis-about = Шансы на победу — оценка нейросети, которая научилась игре, играя сама с собой: среднее из того, что могли думать все игравшие, каждый со своими картами. Она судит хорошо, но может ошибаться.
analysis-no-net = Этой игре ни одна сеть не обучена, поэтому сказать, кто должен был победить, некому. Вместо этого показано, как менялся счёт.
analysis-unknown-hands = Часть карт этой партии осталась неизвестной, поэтому сказать, кто должен был победить, некому. Вместо этого показано, как менялся счёт.
analysis-no-numpy = Сети нужен numpy, а его здесь нет: { $command }
analysis-points = { $n } п. п.
analysis-played = Как сыграла каждая сторона
    .help = Точное решение стоило меньше одного процентного пункта шансов. Упущено: сколько стоили все решения вместе. Везение: что принесли кубики и карты сверх ожидаемого.
analysis-turning-points = Переломные моменты
    .none = Перелома не было: шансы менялись понемногу.
analysis-mistakes = Самые дорогие решения
    .none = Ни одно решение не стоило дорого.
analysis-moved = { $who }: { $before } → { $after }
analysis-by-dice = кубики { $n }
analysis-by-draws = пришедшие карты { $n }
analysis-by-choices = решения { $n }
analysis-by-the-rest = непредвиденное { $n }
analysis-chose = { $who }: { $question } { $chosen }
analysis-better = Лучше: { $better }. Это стоило { $cost }
column-analysis-side = Сторона
column-analysis-choices = Решений
column-analysis-accuracy = Точность
column-analysis-given-away = Упущено
column-analysis-dice = Везение с кубиками
column-analysis-draws = Везение с картами
analysis-measure = Шанс на победу
