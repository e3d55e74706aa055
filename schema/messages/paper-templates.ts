/** Why a file cannot be a template. */
export type TemplateFault =
  | 'notDocx'
  | 'macros'
  | 'external'
  | 'entities'
  | 'tooLarge'
  | 'tooComplex'
  | 'unclosedTag'
  | 'unopenedTag'
  | 'brokenTag'
  | 'unreadable';

const FAULTS: Readonly<Record<TemplateFault, string>> = {
  notDocx: 'Загрузите документ Word в формате DOCX без пароля',
  macros: 'В файле есть макросы. Сохраните его как DOCX без макросов',
  external: 'Файл ссылается на другие файлы. Вставьте их содержимое и удалите ссылки',
  entities: 'Файл содержит недопустимую разметку. Сохраните его в Word заново как DOCX',
  tooLarge: 'Документ слишком велик внутри: уменьшите картинки и уберите вложения',
  tooComplex: 'В шаблоне слишком много тегов или вложенных блоков',
  unclosedTag: 'Тег или блок не закрыт',
  unopenedTag: 'Тег или блок закрыт, но не открыт',
  brokenTag: 'Тег записан с ошибкой',
  unreadable: 'Файл повреждён. Откройте его в Word и сохраните заново',
};

/** `templateFault('unclosedTag', ['клиент.имя'])` → «Тег или блок не закрыт: «клиент.имя»» */
export function templateFault(reason: TemplateFault, tags: readonly string[] = []): string {
  const named = tags.map((tag) => `«${tag}»`).join(', ');
  return named ? `${FAULTS[reason]}: ${named}` : FAULTS[reason];
}

/** Names in a message; the others are counted. */
const MAX_NAMED = 5;

/** «{а}, {б}», «{а}, {б}, {в}, {г}, {д} и ещё 12» */
const named = (names: readonly string[]): string => {
  const others = names.length - MAX_NAMED;
  return [names.slice(0, MAX_NAMED).join(', '), others > 0 ? `и ещё ${others}` : '']
    .filter(Boolean)
    .join(' ');
};

/** Templates of documents. Not in requirements.md. */
export const PAPER_TEMPLATE_MESSAGES = {
  notFound: 'Шаблон не найден',
  fileMissing: 'Файла шаблона нет на сервере. Загрузите шаблон заново',
  tooMany: 'Для этого документа загружено 10 шаблонов. Удалите ненужный',
  inUse: 'Шаблон используется. Сначала выберите другой',
  strictUnknown: (tags: readonly string[]) =>
    `Строгий шаблон не может содержать неизвестные теги: ${named(tags)}`,
  strictMissing: (labels: readonly string[]) =>
    `Шаблон строгий, а данных не хватает: ${named(labels)}`,
  noRental: 'Нет ни одной брони с клиентом: пример показать не на чем',
} as const;
