import { type NounForms, plural } from '@schema/values/words/plural';

const YEAR_FORMS: NounForms = { one: 'год', few: 'года', many: 'лет' };

/** Details of the company in its documents; on its page, for administrators. */
export const PAPER_SETTINGS_TEXTS = {
  title: 'Реквизиты в документах',
  hint: 'Печатаются в договоре, актах и соглашениях. Пустое поле печатается линией, чтобы вписать от руки.',
  loading: 'Загружаем реквизиты…',
  loadFailed: 'Не удалось загрузить реквизиты',
  requisites: 'Реквизиты',
  requisitesHint: 'Название, ИНН, ОГРН, адрес, счёт: каждое с новой строки',
  signatory: 'Кто подписывает',
  signatoryHint: 'Например: директор Иванов И. И.',
  fileYears: 'Хранить файлы документов',
  fileYearsHint:
    'Потом файл и данные клиента в документе удаляются. Номер, дата и отметки остаются в списке.',
  keptForever: 'Всегда',
  years: (years: number) => plural(years, YEAR_FORMS),
  /** Before a shorter time is saved. */
  deletes: (years: number) =>
    `Файлы документов старше ${years} лет будут удалены в течение суток после сохранения. Вернуть их нельзя: сначала скачайте нужные.`,
  save: 'Сохранить реквизиты',
  saved: 'Реквизиты сохранены',
  failed: 'Не удалось сохранить реквизиты',
} as const;
