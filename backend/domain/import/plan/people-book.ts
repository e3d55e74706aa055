import { foldForSearch } from '@schema/values/words/search';
import type { CustomerWrite, KnownCustomer } from './import-plan';

/** The company's customers, including those added by the file. A phone is unique. */
export class PeopleBook {
  readonly #byPhone = new Map<string, KnownCustomer>();
  /** Customers without a phone, by name. */
  readonly #byName = new Map<string, KnownCustomer>();
  readonly #added: CustomerWrite[] = [];

  constructor(customers: readonly KnownCustomer[]) {
    for (const customer of customers) this.#keep(customer);
  }

  get added(): readonly CustomerWrite[] {
    return this.#added;
  }

  #keep(customer: KnownCustomer): void {
    if (customer.phone) this.#byPhone.set(customer.phone, customer);
    else this.#byName.set(foldForSearch(customer.fullName), customer);
  }

  find(fullName: string, phone: string | null): KnownCustomer | undefined {
    return phone === null ? this.#byName.get(foldForSearch(fullName)) : this.#byPhone.get(phone);
  }

  add(customer: Omit<CustomerWrite, 'ref'>): KnownCustomer {
    const ref = -(this.#added.length + 1);
    this.#added.push({ ...customer, ref });
    const known: KnownCustomer = { id: ref, fullName: customer.fullName, phone: customer.phone };
    this.#keep(known);
    return known;
  }
}
