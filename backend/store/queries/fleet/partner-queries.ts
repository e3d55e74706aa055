import type { PartnerRecord } from '@backend/domain/analytics/partner-revenue';
import {
  type PartnerPart,
  type ShareRecord,
  type ShareSets,
  shareSetsOf,
} from '@backend/domain/analytics/share-sets';
import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { over, reading } from '@backend/store/sql/typed-read';
import type { Day } from '@schema/values/time/calendar';

const russian = new Intl.Collator('ru', { numeric: true });

/** The sets of shares of a car, changed together. */
export interface SharesRecord {
  readonly sets: ShareSets;
  readonly version: number;
}

/** A partner with the version of the record. */
export interface KeptPartner extends PartnerRecord {
  /** First day counted into what is left to pay; null: all days. */
  readonly settledFrom: Day | null;
  readonly version: number;
}

const partnerRows = prepared((em) =>
  reading(em)
    .selectFrom('partners')
    .select(['id', 'name', 'settled_from as settledFrom', 'version']),
);

/** All partners in Russian alphabetical order; one statement. */
export async function loadPartners(em: Em): Promise<KeptPartner[]> {
  const partners = await partnerRows(em, {});
  return partners.sort((a, b) => russian.compare(a.name, b.name) || a.id - b.id);
}

const { ref } = over<{ s: 'partner_shares' }>();

const SHARE = [
  ref('s.partner_id').as('partnerId'),
  ref('s.car_id').as('carId'),
  ref('s.share_milli_percent').as('milliPercent'),
  ref('s.from_day').as('fromDay'),
];

/** A stored day '' is no day. */
const shareOf = ({
  fromDay,
  ...share
}: Omit<ShareRecord, 'fromDay'> & { readonly fromDay: string }): ShareRecord => ({
  ...share,
  fromDay: fromDay || null,
});

const shareRows = prepared((em, { carId }: Slots<{ carId: number }>) =>
  reading(em)
    .selectFrom('partner_shares as s')
    .select(SHARE)
    .where('s.car_id', '=', carId)
    .orderBy('s.from_day')
    .orderBy('s.partner_id'),
);

/** The sets of shares of a car; one statement. */
export async function loadShareSets(em: Em, carId: number): Promise<ShareSets> {
  return shareSetsOf((await shareRows(em, { carId })).map(shareOf));
}

const partnerCars = prepared((em, { partnerId, today }: Slots<{ partnerId: number; today: Day }>) =>
  reading(em)
    .selectFrom('partner_shares as s')
    .select('s.car_id as carId')
    .where('s.partner_id', '=', partnerId)
    .where('s.share_milli_percent', '>', 0)
    .where('s.from_day', '<=', today)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('partner_shares as later')
            .select('later.car_id')
            .whereRef('later.car_id', '=', 's.car_id')
            .whereRef('later.from_day', '>', 's.from_day')
            .where('later.from_day', '<=', today),
        ),
      ),
    )
    .orderBy('s.car_id'),
);

/** IDs of the cars in whose revenue the partner has a share on the day; one statement. */
export async function loadPartnerCars(em: Em, partnerId: number, today: Day): Promise<number[]> {
  return (await partnerCars(em, { partnerId, today })).map(({ carId }) => carId);
}

const sharesOfCars = prepared((em) =>
  reading(em)
    .selectFrom('cars as c')
    .leftJoin('partner_shares as s', 's.car_id', 'c.id')
    .select(['c.id as carId', 'c.shares_version as version'])
    .select([
      's.partner_id as partnerId',
      's.share_milli_percent as milliPercent',
      's.from_day as fromDay',
    ])
    .orderBy('c.id')
    .orderBy('s.from_day')
    .orderBy('s.partner_id'),
);

/** The shares of every car with their version, by the car's id; one statement. */
export async function loadSharesByCar(em: Em): Promise<ReadonlyMap<number, SharesRecord>> {
  const rows = await sharesOfCars(em, {});
  const byCar = Map.groupBy(rows, ({ carId }) => carId);
  return new Map(
    [...byCar].map(([carId, lines]) => {
      const records = lines.flatMap(({ partnerId, milliPercent, fromDay }) =>
        partnerId === null || milliPercent === null || fromDay === null
          ? []
          : [shareOf({ carId, partnerId, milliPercent, fromDay })],
      );
      return [carId, { version: lines[0]?.version ?? 1, sets: shareSetsOf(records) }];
    }),
  );
}

/**
 * The shares of the cars in which the partner has one on some day; of any partner when null. One
 * statement.
 */
export async function loadSharesOf(
  em: Em,
  partnerId: number | null,
): Promise<ReadonlyMap<number, SharesRecord>> {
  const isOf = (part: PartnerPart) => partnerId === null || part.partnerId === partnerId;
  const byCar = [...(await loadSharesByCar(em))];
  return new Map(byCar.filter(([, { sets }]) => sets.some(({ shares }) => shares.some(isOf))));
}
