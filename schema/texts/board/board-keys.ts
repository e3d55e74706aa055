/** The keys of the board, as the help shows them (docs/board.md). */
export const KEYS_HELP_TITLE = 'Клавиши шахматки';

interface KeyGroup {
  readonly title: string;
  readonly keys: readonly (readonly [key: string, does: string])[];
}

export const KEYS_HELP: readonly KeyGroup[] = [
  {
    title: 'Перемещение',
    keys: [
      ['← → ↑ ↓', 'по дням и машинам'],
      ['[ и ]', 'к предыдущему и следующему событию машины'],
      ['Home, End', 'в начало и конец видимых дней'],
      ['Page Up, Page Down', 'на экран машин выше и ниже'],
      ['T или Ctrl + Home', 'к сегодняшнему дню'],
      ['O', 'обзор: низкие строки и обратно'],
    ],
  },
  {
    title: 'Действия',
    keys: [
      ['Enter', 'открыть событие или создать бронь'],
      ['Shift + ← →', 'выбрать свободные дни'],
      ['M', 'взять событие, чтобы перенести'],
      ['Delete', 'убрать бронь в архив (с вопросом)'],
      ['Ctrl + Z', 'отменить последнее действие'],
      ['Esc', 'закрыть, отменить выбор'],
    ],
  },
  {
    title: 'Пока событие взято',
    keys: [
      ['← →', 'на день раньше или позже'],
      ['↑ ↓', 'на другую машину'],
      ['Shift + ← →', 'сдвинуть возврат на день'],
      ['Ctrl + Shift + ← →', 'сдвинуть выдачу на день'],
      ['Enter', 'поставить'],
      ['Esc', 'вернуть на место'],
    ],
  },
];
