import { type LikenessData, MOST_OF_ONE_PERSON } from '@backend/domain/customers/customer-likeness';
import type { Em } from '@backend/store/em';
import { raw } from '@backend/store/sql/raw';
import { CUSTOMER_COLUMNS } from './customer-queries';

/** Keys shared by several customers, except those shared by too many to identify a person. */
const shared = (column: string) => `select ${column} from customers where ${column} <> ''
  group by ${column} having count(*) between 2 and ${MOST_OF_ONE_PERSON}`;

/** Customers who share a name or an e-mail with another; one statement over two indexes. */
export function loadAlikeCustomers(em: Em): Promise<LikenessData[]> {
  return raw<LikenessData>(
    em,
    `select c.id, ${CUSTOMER_COLUMNS} from customers c
     where c.name_key in (${shared('name_key')}) or c.email_key in (${shared('email_key')})
     order by c.id`,
  );
}
