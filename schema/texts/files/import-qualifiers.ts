import type { ImportField } from '@schema/import';

/** Replacement for a foreign currency sign in the words of a heading, which then has no meaning. */
export const CURRENCY_WORD = 'валюта';

/**
 * Words of a heading that do not change the meaning of a phrase of `HEADINGS`: lower case, ё as е.
 * Any other word makes the column unknown, which the screen shows.
 */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  [
    'аренды аренда проката прокат брони бронь бронирования заказа заказ договора сделки',
    'общая общий общее итоговая итоговый полная полный плановая плановый план фактическая факт',
    'руб рублей рубли р rub rur и в на за из до от с к по при не n no о об',
    'дд мм гг гггг чч dd mm yyyy yy hh ваш ваша укажите указать основной основная',
    'the of in for rental rent booking reservation order planned expected actual scheduled total 1',
  ].flatMap((line) => line.split(' ')),
);

const PERSON =
  'клиента клиент клиенты арендатора арендатор заказчика покупателя водителя водитель контрагента контактный контактного контакт лица мобильный моб сотовый номер тел customer client renter driver guest contact number main mobile s';
const CAR =
  'авто автомобиля автомобиль машины машина тс а м средства транспортного car vehicle номер гос number';
const DAY =
  'дата день числа выдачи возврата начала окончания авто автомобиля машины клиенту клиентом date day pickup return';

const words = (text: string): readonly string[] => text.split(' ');

/** Qualifiers of a single field: «телефон клиента», «клиент телефон». */
export const QUALIFIERS: Partial<Record<ImportField, readonly string[]>> = {
  customer: words(
    'клиента клиент арендатора арендатор заказчика покупателя водителя водитель фио ф и о имя фамилия отчество полное полностью first last full name customer client renter driver guest',
  ),
  phone: words(PERSON),
  email: words(`${PERSON} адрес address электронная электронной почты`),
  car: words(`${CAR} марка модель название госномер name`),
  licensePlate: words(`${CAR} государственный регистрационный знак регион registration`),
  brand: words(CAR),
  model: words(CAR),
  year: words(`${CAR} выпуска`),
  color: words(`${CAR} кузова`),
  description: words(CAR),
  startDate: words(DAY),
  endDate: words(DAY),
  startTime: words(`${DAY} время time`),
  endTime: words(`${DAY} время time`),
  period: words('дата даты дат начало конец срок период'),
  days: words('срок число количество кол во дней суток дни сутки number'),
  total: words('сумма стоимость цена итого всего клиента авто автомобиля машины amount price cost'),
  pricePerDay: words('сумма стоимость цена тариф сутки суток день авто price rate per day daily'),
  deposit: words('сумма размер возвратный залога amount security'),
  depositComment: words('комментарий примечание залогу'),
  paid: words('сумма всего клиентом amount'),
  depositHeld: words('сумма залог amount'),
  source: words('клиента клиент привлечения канал'),
  notes: words('клиента менеджера оператора комментарий примечание доп дополнительно'),
  status: words('текущий текущее current'),
  created: words('дата время date time at on'),
  cancelled: words('дата время date time at on'),
  handedOver: words('дата время'),
  returned: words('дата время'),
  number: words('номер id number'),
  spentOn: words('дата день расхода расходов date day'),
  amount: words('сумма расхода расходов руб amount expense'),
  expenseKind: words('расхода расходов затрат статья категория вид expense'),
  till: words('касса из название name'),
  spentBy: words('кто кому сотрудник фио имя name'),
  borneBy: words('имя фио name'),
};
