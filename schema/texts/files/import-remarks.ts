import { formatCount } from '@schema/values/words/plural';

/** Remarks of the import report on the file as a whole (docs/import.md). */
export const IMPORT_REMARKS = {
  datesAsked:
    'Непонятно, что в датах впереди, день или месяц: прочитано как день и месяц. Проверьте порядок.',
  minus: 'В столбце сумм почти у всех чисел минус: суммы с минусом прочитаны как расходы.',
  mixedSigns:
    'В столбце сумм есть и с минусом, и без него: суммы с минусом не перенесены. Проверьте, что остальные — расходы.',
  datesMixed:
    'В столбце дат впереди то день, то месяц: даты, которые можно прочитать двояко, не прочитаны.',
} as const;

export const encodingGuessed = (name: string): string => `Кодировка файла: ${name}`;
export const unreadSigns = (count: number): string =>
  `Не прочитано символов: ${formatCount(count)}, на их месте «\uFFFD»`;
export const sheetsHidden = (names: readonly string[]): string =>
  `Скрытые листы: ${names.map((name) => `«${name}»`).join(', ')}`;
export const sheetIsHidden = (name: string): string => `Лист «${name}» в книге скрыт`;
export const rowsHidden = (count: number): string =>
  `Скрытых строк: ${formatCount(count)}, они загружаются вместе с остальными`;
