import { DEMO_PASSWORDS } from '@backend/auth/first-user';
import { hashPassword } from '@backend/auth/password';
import { User } from '@backend/store/entities/access/user.entity';
import { Partner } from '@backend/store/entities/fleet/partner.entity';
import { PartnerShare } from '@backend/store/entities/fleet/partner-share.entity';
import type { Em } from '@backend/store/open-store';
import { insertInChunks } from '@backend/store/sql/insert-in-chunks';
import { PERMISSIONS, type Permission } from '@schema/permissions';
import { addDays, type Day } from '@schema/values/time/calendar';
import { presetPeriod } from '@schema/values/time/report-period';

/** Demo data beside the samples: users, partners. */

type DemoLogin = keyof typeof DEMO_PASSWORDS;

const DEMO_PERMISSIONS: Readonly<Record<DemoLogin, readonly Permission[]>> = {
  admin: PERMISSIONS,
  manager: PERMISSIONS.filter(
    (permission) => permission !== 'manage_users' && permission !== 'view_editor',
  ),
  partner: ['view_board', 'view_analytics'],
};

/** [name, share in percent, every n-th car]. */
const PARTNERS: readonly (readonly [name: string, percent: number, every: number])[] = [
  ['Смирнов Андрей', 40, 3],
  ['ООО «Парк Плюс»', 25, 4],
  ['Никитина Елена', 12.5, 5],
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

/** From the first day of the next month, of the first car. */
const NEXT_PERCENT = 45;

/**
 * Adds the partners with their shares and ties the demo's `partner` to the first, whose share of the
 * first car rises next month. Returns the partners.
 */
export async function addDemoPartners(
  em: Em,
  carIds: readonly number[],
  today: Day,
): Promise<Partner[]> {
  const partners = await insertInChunks(
    em,
    Partner,
    PARTNERS.map(([name]) => ({ name })),
  );
  await em.nativeUpdate(User, { login: 'partner' }, { partner: partners[0]?.id ?? null });
  const shares = partners.flatMap((partner, index) => {
    const [, percent, every] = PARTNERS[index] ?? ['', 0, 1];
    return carIds
      .filter((_, position) => position % every === 0)
      .map((car) => ({ partner: partner.id, car, shareMilliPercent: percent * 1000 }));
  });
  const fromDay = addDays(presetPeriod('currentMonth', today).to, 1);
  const next = shares
    .filter(({ car }) => car === carIds[0])
    .map((share) => ({
      ...share,
      fromDay,
      ...(share.partner === partners[0]?.id && { shareMilliPercent: NEXT_PERCENT * 1000 }),
    }));
  await insertInChunks(em, PartnerShare, [
    ...shares.map((share) => ({ ...share, fromDay: '' })),
    ...next,
  ]);
  return partners;
}
