import { DEMO_PASSWORDS } from '@backend/auth/first-user';
import { hashPassword } from '@backend/auth/password';
import { CashEntry } from '@backend/store/entities/cash-entry.entity';
import { Partner } from '@backend/store/entities/partner.entity';
import { PartnerShare } from '@backend/store/entities/partner-share.entity';
import { ReviewTemplate } from '@backend/store/entities/review-template.entity';
import { Source } from '@backend/store/entities/source.entity';
import { User } from '@backend/store/entities/user.entity';
import { insertInChunks } from '@backend/store/insert-in-chunks';
import type { Em } from '@backend/store/open-store';
import { PERMISSIONS, type Permission } from '@schema/permissions';
import { fromRoubles } from '@schema/values/money/money';
import { addDays, type Day, instantAt } from '@schema/values/time/calendar';
import type { Chance } from './random';

/** Demo data other than cars and bookings: people, sources, partners, cash. */

type DemoLogin = keyof typeof DEMO_PASSWORDS;

const DEMO_PERMISSIONS: Readonly<Record<DemoLogin, readonly Permission[]>> = {
  admin: PERMISSIONS,
  manager: PERMISSIONS.filter(
    (permission) => permission !== 'manage_users' && permission !== 'view_editor',
  ),
  partner: ['view_board', 'view_analytics'],
};

const SOURCES: readonly (readonly [name: string, description: string | null, message: string])[] = [
  [
    'Авито',
    'Объявления на Авито',
    'Здравствуйте! Спасибо, что выбрали нас. Будем рады вашему отзыву на Авито.',
  ],
  [
    'Сайт',
    'Заявки с сайта компании',
    'Здравствуйте! Спасибо за поездку. Поделитесь, пожалуйста, впечатлениями на нашем сайте.',
  ],
  [
    'Яндекс Карты',
    null,
    'Добрый день! Если вам всё понравилось, оставьте, пожалуйста, отзыв на Яндекс Картах.',
  ],
  ['2ГИС', null, 'Добрый день! Нам очень поможет ваша оценка в 2ГИС.'],
  [
    'Рекомендация',
    'Пришли по совету знакомых',
    'Спасибо, что доверились совету! Как прошла поездка?',
  ],
  [
    'Повторный клиент',
    'Уже арендовали раньше',
    'Рады, что вы снова с нами! Расскажите, как прошла поездка?',
  ],
];

/** [name, share in percent, every n-th car]. */
const PARTNERS: readonly (readonly [name: string, percent: number, every: number])[] = [
  ['Смирнов Андрей', 40, 3],
  ['ООО «Парк Плюс»', 25, 4],
  ['Никитина Елена', 12.5, 5],
];

const CASH_COMMENTS = [
  'Мойка за счёт клиента',
  'Доставка автомобиля',
  'Детское кресло',
  'Перепробег',
  'Штраф за курение',
  'Доплата за топливо',
  'Возврат в другом месте',
  null,
];

export async function addDemoUsers(em: Em, now: Date): Promise<number> {
  const logins = Object.keys(DEMO_PERMISSIONS) as DemoLogin[];
  const rows = await Promise.all(
    logins.map(async (login) => ({
      login,
      passwordHash: await hashPassword(DEMO_PASSWORDS[login]),
      permissions: [...DEMO_PERMISSIONS[login]],
      createdAt: now,
    })),
  );
  const [admin] = await insertInChunks(em, User, rows);
  if (!admin) throw new Error('No demo user was stored');
  return admin.id;
}

/** Stores sources with review templates; returns ids in list order. */
export async function addDemoSources(em: Em, now: Date): Promise<number[]> {
  const sources = await insertInChunks(
    em,
    Source,
    SOURCES.map(([name, description]) => ({ name, description, createdAt: now })),
  );
  await insertInChunks(
    em,
    ReviewTemplate,
    sources.map((source, index) => ({
      source: source.id,
      message: SOURCES[index]?.[2] ?? '',
      includeInQueue: index < 4,
      updatedAt: now,
    })),
  );
  return sources.map((source) => source.id);
}

export async function addDemoPartners(em: Em, carIds: readonly number[]): Promise<void> {
  const partners = await insertInChunks(
    em,
    Partner,
    PARTNERS.map(([name]) => ({ name })),
  );
  const shares = partners.flatMap((partner, index) => {
    const [, percent, every] = PARTNERS[index] ?? ['', 0, 1];
    return carIds
      .filter((_, position) => position % every === 0)
      .map((car) => ({ partner: partner.id, car, shareMilliPercent: percent * 1000 }));
  });
  await insertInChunks(em, PartnerShare, shares);
}

/** A few cash entries on each of the last ninety days; those of today are before `now`. */
export async function addDemoCash(
  em: Em,
  chance: Chance,
  when: { today: Day; now: Date; zone: string; createdBy: number },
): Promise<void> {
  const rows = [];
  for (let back = 90; back >= 0; back--) {
    for (let count = chance.whole(0, 2); count > 0; count--) {
      const time = `${String(chance.whole(9, 20)).padStart(2, '0')}:${chance.pick(['00', '10', '25', '40'])}`;
      const createdAt = instantAt(addDays(when.today, -back), time, when.zone);
      if (createdAt > when.now) continue;
      rows.push({
        amountKopecks: fromRoubles(chance.whole(3, 60) * 100),
        comment: chance.pick(CASH_COMMENTS),
        createdAt,
        createdBy: when.createdBy,
      });
    }
  }
  await insertInChunks(em, CashEntry, rows);
}
