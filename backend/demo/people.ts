import type { Chance } from './random';

/** Invented customers with Russian names and mobile numbers from unassigned-looking ranges. */

const MEN = [
  'Александр',
  'Алексей',
  'Андрей',
  'Антон',
  'Артём',
  'Борис',
  'Вадим',
  'Виктор',
  'Глеб',
  'Денис',
  'Дмитрий',
  'Егор',
  'Иван',
  'Игорь',
  'Илья',
  'Кирилл',
  'Максим',
  'Михаил',
  'Никита',
  'Олег',
  'Павел',
  'Роман',
  'Руслан',
  'Сергей',
  'Тимур',
  'Фёдор',
  'Юрий',
  'Ярослав',
];
const WOMEN = [
  'Алина',
  'Анастасия',
  'Анна',
  'Валерия',
  'Вероника',
  'Виктория',
  'Дарья',
  'Екатерина',
  'Елена',
  'Ирина',
  'Ксения',
  'Людмила',
  'Марина',
  'Мария',
  'Надежда',
  'Наталья',
  'Нина',
  'Ольга',
  'Полина',
  'Светлана',
  'София',
  'Татьяна',
  'Ульяна',
  'Юлия',
];
/** Surnames as [masculine, feminine]. */
const SURNAMES: readonly (readonly [string, string])[] = [
  ['Волков', 'Волкова'],
  ['Котов', 'Котова'],
  ['Громов', 'Громова'],
  ['Белов', 'Белова'],
  ['Соловьёв', 'Соловьёва'],
  ['Лебедев', 'Лебедева'],
  ['Щербаков', 'Щербакова'],
  ['Ахмедов', 'Ахмедова'],
  ['Орлов', 'Орлова'],
  ['Фомин', 'Фомина'],
  ['Назаров', 'Назарова'],
  ['Панов', 'Панова'],
  ['Жуков', 'Жукова'],
  ['Медведев', 'Медведева'],
  ['Ким', 'Ким'],
  ['Егоров', 'Егорова'],
  ['Зайцев', 'Зайцева'],
  ['Климов', 'Климова'],
  ['Ларин', 'Ларина'],
  ['Макаров', 'Макарова'],
  ['Никитин', 'Никитина'],
  ['Осипов', 'Осипова'],
  ['Поляков', 'Полякова'],
  ['Рябов', 'Рябова'],
  ['Савельев', 'Савельева'],
  ['Тарасов', 'Тарасова'],
  ['Ушаков', 'Ушакова'],
  ['Филатов', 'Филатова'],
  ['Хасанов', 'Хасанова'],
  ['Цветков', 'Цветкова'],
  ['Чернов', 'Чернова'],
  ['Шевченко', 'Шевченко'],
  ['Юрьев', 'Юрьева'],
  ['Яковлев', 'Яковлева'],
  ['Гришин', 'Гришина'],
  ['Дорофеев', 'Дорофеева'],
  ['Ершов', 'Ершова'],
  ['Калинин', 'Калинина'],
  ['Мартынов', 'Мартынова'],
  ['Прохоров', 'Прохорова'],
];
const COMPANIES = [
  'ООО «Север-Логистик»',
  'ООО «Вектор Строй»',
  'АО «Балтика Трейд»',
  'ООО «Медиа Плюс»',
  'ООО «Альфа Монтаж»',
  'ИП Кравцова Е. А.',
  'ООО «Тёплый дом»',
  'ООО «Рекламные решения»',
];
const OPERATOR_CODES = [
  '903',
  '905',
  '909',
  '910',
  '915',
  '916',
  '917',
  '925',
  '926',
  '929',
  '965',
  '977',
  '985',
  '999',
];

export interface DemoCustomer {
  readonly fullName: string;
  /** Eleven digits, starting with 7. */
  readonly phone: string;
  readonly email: string | null;
}

/** The customer of this number; numbers make phones unique by construction. */
export function demoCustomer(chance: Chance, number: number): DemoCustomer {
  const tail = String((number * 7919 + 1_204_517) % 10_000_000).padStart(7, '0');
  const code = OPERATOR_CODES[Math.floor(number / 10_000) % OPERATOR_CODES.length] ?? '916';
  const phone = `7${code}${tail}`;
  if (chance.happens(0.05)) return { fullName: chance.pick(COMPANIES), phone, email: null };
  const woman = chance.happens(0.42);
  const [his, her] = chance.pick(SURNAMES);
  const fullName = woman ? `${chance.pick(WOMEN)} ${her}` : `${chance.pick(MEN)} ${his}`;
  const email = chance.happens(0.3) ? `client${number}@example.ru` : null;
  return { fullName, phone, email };
}
