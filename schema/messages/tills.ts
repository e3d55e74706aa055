import { formatExactRoubles } from '../values/money/money';

/** Tills, expenses, handovers of cash; not in requirements.md. */
export const tills = {
  unknown: 'Касса не найдена',
  notYours: 'Этой кассой вы не пользуетесь: выберите другую',
  closed: 'Касса закрыта: выберите другую',
  nameRequired: 'Введите название кассы',
  nameTaken: 'Касса с таким названием уже есть',
  ownTill: 'Кассу сотрудника не переименовывают и не закрывают: она называется по его логину',
  notEmpty: 'В кассе есть деньги или передача, которую не приняли: сначала передайте их',
  usersInvalid: 'Выберите сотрудников из списка',
  usersRequired: 'Выберите, кто пользуется кассой',
  kindRequired: 'Выберите вид расхода',
  kindUnknown: 'Такого вида расхода нет',
  kindNameRequired: 'Введите название вида расхода',
  kindTaken: 'Такой вид расхода уже есть',
  carUnknown: 'Автомобиль не найден',
  partnerUnknown: 'Партнёр не найден',
  placeRequired: 'Укажите, куда сданы деньги',
  dayInvalid: 'Укажите день расхода',
  dayInFuture: 'Этот день ещё не наступил',
  operationUnknown: 'Запись не найдена',
  reversed: 'Запись уже отменена',
  isReversal: 'Запись сама отменяет другую: внесите сумму заново',
  receiverRequired: 'Выберите, кому передать деньги',
  toItself: 'Нельзя передать деньги в ту же кассу',
  handoverUnknown: 'Передача не найдена',
  handoverEnded: 'Передача уже принята, отклонена или отозвана',
  notReceiver: 'Принять или отклонить деньги может тот, кому их передают',
  notSender: 'Отозвать передачу может тот, кто её отправил',
  reasonRequired: 'Напишите, откуда остальные деньги',
  outcomeRequired: 'Укажите, принята ли передача',
  countedRequired: 'Укажите, сколько наличных в кассе',
  notesInvalid: 'Проверьте число купюр и монет',
  notesDiffer: 'Сумма купюр и монет не равна указанной',
  periodInvalid: 'Укажите начало и конец периода',
  periodReversed: 'Конец периода раньше начала',
  periodTooLong: 'Период не больше года',
} as const;

/** The till has less than leaves it: «В кассе „Анна“ 1 200 ₽. Напишите, откуда остальные деньги». */
export const tillIsShort = (name: string, balance: number): string =>
  `В кассе «${name}» ${formatExactRoubles(balance)}. Напишите, откуда остальные деньги`;
