import { UNDO_DAYS } from '../constants';

/** Undoing an operation; separate from MESSAGES, which the sign-in page loads. Not in requirements.md. */
export const UNDO_MESSAGES = {
  unknown: `Отменить нельзя: операция не найдена или сделана больше ${UNDO_DAYS} дней назад`,
  undone: 'Эта операция уже отменена',
  customerGone: 'Отменить нельзя: карточка прежнего клиента удалена',
  phoneTaken: 'Отменить нельзя: телефон удалённой карточки теперь у другого клиента',
} as const;

/** Texts for a kind of record: one record, several records. */
type Words = readonly [one: string, several: string];

const CHANGES = {
  Booking: {
    changed: ['изменена бронь', 'изменены брони'],
    added: ['добавлена бронь', 'добавлены брони'],
    deleted: ['удалена бронь', 'удалены брони'],
  },
  Customer: {
    changed: ['изменена карточка клиента', 'изменены карточки клиентов'],
    added: ['добавлена карточка клиента', 'добавлены карточки клиентов'],
    deleted: ['удалена карточка клиента', 'удалены карточки клиентов'],
  },
  Maintenance: {
    changed: ['изменена сервисная работа', 'изменены сервисные работы'],
    added: ['добавлена сервисная работа', 'добавлены сервисные работы'],
    deleted: ['удалена сервисная работа', 'удалены сервисные работы'],
  },
  Car: {
    changed: ['изменён автомобиль', 'изменены автомобили'],
    added: ['добавлен автомобиль', 'добавлены автомобили'],
    deleted: ['удалён автомобиль', 'удалены автомобили'],
  },
  Source: {
    changed: ['изменён источник', 'изменены источники'],
    added: ['добавлен источник', 'добавлены источники'],
    deleted: ['удалён источник', 'удалены источники'],
  },
  CarAnalysis: always(['записаны доли прибыли автомобиля', 'записаны доли прибыли автомобилей']),
  CarDamage: always(['записано повреждение автомобиля', 'записаны повреждения автомобилей']),
  HandoverSheet: always(['сохранён акт', 'сохранены акты']),
  SheetPhoto: always(['добавлено фото к акту', 'добавлены фото к актам']),
  CarPhoto: always(['изменены фотографии автомобиля', 'изменены фотографии автомобилей']),
  MileageReading: always(['записан пробег автомобиля', 'записан пробег автомобилей']),
  MoneyAdvance: always(['изменён аванс клиента', 'изменён аванс клиента']),
  MoneyCharge: always(['записано начисление', 'записаны начисления']),
  MoneyEntry: always(['записаны деньги аренды', 'записаны деньги аренды']),
  MoneyOperation: always(['отменён расход', 'отменены расходы']),
  ReviewLink: always(['создана ссылка для отзывов', 'созданы ссылки для отзывов']),
  ReviewRequest: always(['запрошен отзыв', 'запрошены отзывы']),
  ReviewTemplate: always(['изменён текст просьбы об отзыве', 'изменены тексты просьб об отзыве']),
} as const;

/** Lines that are added and never changed. */
function always(words: Words) {
  return { changed: words, added: words, deleted: words };
}

export interface ChangedRecord {
  readonly entity: keyof typeof CHANGES;
  readonly how: 'changed' | 'added' | 'deleted';
  /** «Гостев Г.»; null: no name. */
  readonly title: string | null;
}

/** Maximum names in a message; further records are counted. */
const NAMED = 5;

function named(titles: readonly string[]): string {
  if (titles.length === 0) return '';
  const rest = titles.length - NAMED;
  const list = titles.slice(0, NAMED).map((title) => `«${title}»`);
  return ` ${list.join(', ')}${rest > 0 ? ` и ещё ${rest}` : ''}`;
}

/** «Отменить нельзя: с тех пор изменена бронь «Гостев Г.», записаны деньги аренды.» */
export function undoRefused(records: readonly ChangedRecord[]): string {
  const groups = Map.groupBy(records, ({ entity, how }) => CHANGES[entity][how]);
  const parts = [...groups].map(([[one, several], group]) => {
    const titles = new Set(group.flatMap(({ title }) => title ?? []));
    return `${group.length === 1 ? one : several}${named([...titles])}`;
  });
  return `Отменить нельзя: с тех пор ${parts.join(', ')}.`;
}
