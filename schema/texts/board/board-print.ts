import { CAR_FORMS, plural } from '@schema/values/words/plural';

/** Printing and image export of the board (docs/board.md). */
export const PRINT_TEXTS = {
  more: 'Печать и PNG',
  print: 'Печать',
  save: 'Сохранить PNG',
  empty: 'Печатать нечего: ни одна машина не показана.',
  failed: 'Не удалось подготовить картинку. Попробуйте ещё раз или сузьте список фильтром.',
} as const;

/** «Шахматка · 14.11.2026 – 20.11.2026 · стр. 1 из 3». */
export function pageTitle(days: string, page: number, pages: number): string {
  const title = `Шахматка · ${days}`;
  return pages === 1 ? title : `${title} · стр. ${page} из ${pages}`;
}

/** «Показаны первые 150 машин из 500. Сузьте список фильтром.» */
export function cappedText(shown: number, all: number): string {
  return `Вошли первые ${plural(shown, CAR_FORMS)} из ${all}. Сузьте список фильтром.`;
}
