/** Longest reason of a voided document, characters. */
export const MAX_VOID_REASON = 200;

/** Documents of rentals. Not in requirements.md. */
export const PAPER_MESSAGES = {
  kindInvalid: 'Выберите вид документа',
  notFound: 'Документ не найден',
  noSheet: {
    act_out: 'Сначала сохраните акт выдачи',
    act_back: 'Сначала сохраните акт возврата',
  },
  actIssued: 'Этот акт уже составлен. Чтобы составить новый, аннулируйте прежний',
  contractIssued: 'Договор уже составлен. Чтобы составить новый, аннулируйте прежний',
  swapIssued: 'Соглашение о замене уже составлено',
  noContract: 'Сначала составьте договор',
  nothingChanged: 'Условия не изменились: допсоглашение не нужно',
  notSwapped: 'Машину в этой аренде не меняли',
  cancelled: 'Бронь в архиве: восстановите её, чтобы составить документ',
  linkOfVoid: 'Документ аннулирован: новую ссылку на него создать нельзя',
  fileMissing: 'Файла документа нет на сервере',
  alreadyVoided: 'Документ уже аннулирован',
  reasonRequired: 'Укажите, почему документ аннулирован',
  templateBroken: 'Не удалось заполнить шаблон документа',
  fileYearsInvalid: 'Выберите срок хранения: 3, 5 или 10 лет, или храните всегда',
  busy: 'Составляется много документов, повторите через минуту',
} as const;
