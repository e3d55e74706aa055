import type { SheetSide } from '@schema/values/handover/sheet';

/** «Данные от 14:05 · без связи»: a sheet shown from the device. Not in requirements.md. */
export const keptDataText = (moment: string): string => `Данные от ${moment} · без связи`;

/** What changed in the booking while its sheet was being made. */
export const CHANGE_TEXTS = {
  title: 'Пока вы составляли акт, бронь изменилась',
  /** The booking goes on with another car. */
  car: (now: string, was: string) => `Теперь в брони ${now}. Этот акт останется за ${was}.`,
  period: (period: string) => `Время брони: ${period}.`,
  marked: {
    out: (moment: string) => `Выдача уже отмечена: ${moment}.`,
    back: (moment: string) => `Возврат уже отмечен: ${moment}.`,
  } satisfies Record<SheetSide, (moment: string) => string>,
  sheet: (login: string) => `Акт уже сохранил ${login}. Ваш станет дополнением.`,
} as const;

/** The list of sheets that open without a network. */
export const DUE_TEXTS = {
  title: 'Выдачи и возвраты',
  overdue: 'Просрочено',
  today: 'Сегодня',
  later: 'Завтра',
  none: 'На сегодня и завтра ничего нет.',
  queued: 'акт ждёт отправки',
  notKept: 'Этот акт не сохранён на устройстве',
  notKeptHint:
    'Без связи открываются акты на сегодня и завтра. Этот откроется сам, когда появится связь.',
} as const;
