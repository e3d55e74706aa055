import { type LikenessData, MOST_OF_ONE_PERSON } from '@backend/domain/customers/customer-likeness';
import type { Em } from '@backend/store/em';
import { prepared } from '@backend/store/sql/prepared-read';
import { reading } from '@backend/store/sql/typed-read';
import { CUSTOMER } from './customer-columns';

/** Keys shared by several customers, except those shared by too many to identify a person. */
const shared = (em: Em, key: 'name_key' | 'email_key') =>
  reading(em)
    .selectFrom('customers')
    .select(key)
    .where(key, '<>', '')
    .groupBy(key)
    .having(({ eb, fn }) => eb.between(fn.countAll(), 2, MOST_OF_ONE_PERSON));

const alike = prepared((em) =>
  reading(em)
    .selectFrom('customers as c')
    .select('c.id')
    .select(CUSTOMER)
    .where(({ or, eb }) =>
      or([
        eb('c.name_key', 'in', shared(em, 'name_key')),
        eb('c.email_key', 'in', shared(em, 'email_key')),
      ]),
    )
    .orderBy('c.id'),
);

/** Customers who share a name or an e-mail with another; one statement over two indexes. */
export const loadAlikeCustomers = (em: Em): Promise<LikenessData[]> => alike(em, {});
