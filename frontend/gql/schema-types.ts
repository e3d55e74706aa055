/** A thing that is handed over with a car */
export type AccessoryInput = {
  /** Name, at most 40 characters; required */
  name?: string | null | undefined;
  /** Whether it is in the car; required */
  state?: AccessoryState | null | undefined;
};

/** Whether a thing is in the car: `present`, `missing`, or `not_given`: it stayed with the company */
export type AccessoryState =
  | 'missing'
  | 'not_given'
  | 'present';

/** Kind of task: handover or return of a car */
export type ActionKind =
  | 'handover'
  | 'return';

/** Manual cash entry */
export type AddCashEntryInput = {
  /** Amount in roubles, greater than 0; required */
  amount?: number | null | undefined;
  /** Comment, at most 2000 characters */
  comment?: string | null | undefined;
  /** ID of the till of the cash, which the caller may use; defaults to the caller's own. Ignored for other methods */
  tillId?: number | null | undefined;
};

/** Advance taken from or refunded to a customer */
export type AdvanceInput = {
  /** Amount in roubles, greater than 0; required */
  amount?: number | null | undefined;
  /** Comment, at most 2000 characters */
  comment?: string | null | undefined;
  /** ID of the customer; required */
  customerId?: number | null | undefined;
  /** Payment method; required */
  method?: PaymentMethod | null | undefined;
  /** Why more cash leaves than the till has; required then, else ignored */
  shortReason?: string | null | undefined;
  /** ID of the till of the cash, which the caller may use; defaults to the caller's own. Ignored for other methods */
  tillId?: number | null | undefined;
  /** Version that the edit is based on; STALE when it is no longer current */
  version?: number | null | undefined;
};

/** Car booked together with others */
export type BookedCarInput = {
  /** ID of the car; required */
  carId?: number | null | undefined;
  /** Deposit of this car in roubles, at least 0; null or omitted means 0 */
  depositAmount?: number | null | undefined;
  /** Price of the whole rental of this car in roubles, at least 0; required */
  totalPrice?: number | null | undefined;
};

/** Customer of a booking, found by phone or created; name and phone are required, an empty e-mail changes nothing */
export type BookingCustomerInput = {
  /** E-mail */
  email?: string | null | undefined;
  /** Full name */
  fullName?: string | null | undefined;
  /** Russian phone of 11 digits */
  phone?: string | null | undefined;
};

/** Money of a rental; `unpaid`: the customer owes rent or charges, `untaken`: the agreed deposit is not taken although the car is handed over */
export type BookingMoneyFilter =
  | 'unpaid'
  | 'untaken';

/** Sort field of bookings; names and cars sort alphabetically with ё as е, statuses as active, planned, completed, cancelled */
export type BookingSortField =
  | 'car'
  | 'createdAt'
  | 'customer'
  | 'endDate'
  | 'startDate'
  | 'status';

/** Sort order of the booking list */
export type BookingSortInput = {
  /** Sort direction */
  direction?: SortDirection;
  /** Sort field */
  field: BookingSortField;
};

/** Status of a booking, derived from its dates, its marks and the current time */
export type BookingStatus =
  | 'active'
  | 'cancelled'
  | 'completed'
  | 'planned';

/** Kind of event of a car */
export type CarEventKind =
  | 'booking'
  | 'maintenance';

/** Changes to the profit calculator of a car */
export type CarProfitInput = {
  /** Current value of the car; null clears it, omitted keeps it */
  currentValue?: number | null | undefined;
  /** Purchase price of the car; null clears it, omitted keeps it */
  purchasePrice?: number | null | undefined;
  /** Shares that replace the current ones, at most 100 % in total; required */
  shares?: Array<ProfitShareInput> | null | undefined;
  /** Version that the edit is based on; STALE when it is no longer current */
  version?: number | null | undefined;
};

/** Partner's share of the revenue of a car */
export type CarShareInput = {
  /** ID of the partner; required */
  partnerId?: number | null | undefined;
  /** Percentage of the revenue, 0–100, rounded to 3 decimals; a share of 0 is not saved; required */
  sharePercent?: number | null | undefined;
};

/** View of a car; `left` and `right` as seen by its driver */
export type CarView =
  | 'front'
  | 'left'
  | 'rear'
  | 'right'
  | 'top';

/** Cash given to another till. It moves when the receiver accepts it, at once when the caller uses both tills */
export type CashHandoverInput = {
  /** Amount in roubles, greater than 0; required */
  amount?: number | null | undefined;
  /** Comment, at most 2000 characters */
  comment?: string | null | undefined;
  /** Why more cash leaves than the till has; required then, else ignored */
  shortReason?: string | null | undefined;
  /** ID of the till of the cash, which the caller may use; defaults to the caller's own. Ignored for other methods */
  tillId?: number | null | undefined;
  /** ID of the till that receives */
  toTillId?: number | null | undefined;
  /** ID of the user whose till receives; this or `toTillId` is required */
  toUserId?: number | null | undefined;
};

/** Change of the prices of many cars: exactly one of `percent`, `addend` and `price` */
export type ChangePricesInput = {
  /** Amount added to each price; negative to reduce them */
  addend?: number | null | undefined;
  /** Cars, at least one and at most 500 */
  cars?: Array<PricedCarInput> | null | undefined;
  /** Minimum rental days of the prices to change; null: all prices of the seasons */
  minDays?: number | null | undefined;
  /** Percent added to each price, −99 to 500, at most 3 decimals */
  percent?: number | null | undefined;
  /** New price per day */
  price?: number | null | undefined;
  /** Step in roubles to which changed prices are rounded: 1, 10, 50 or 100; null: kopecks */
  roundTo?: number | null | undefined;
  /** Seasons whose prices change; null: all */
  seasons?: Array<PricedSeasonInput> | null | undefined;
};

/** Charge besides the rent */
export type ChargeInput = {
  /** Amount in roubles, greater than 0; required */
  amount?: number | null | undefined;
  /** ID of any booking of the rental; required */
  bookingId?: number | null | undefined;
  /** Comment, at most 2000 characters */
  comment?: string | null | undefined;
  /** Kind of charge; required */
  kind?: ChargeKind | null | undefined;
  /** URL of a photo returned by `uploadChargePhoto` */
  photo?: string | null | undefined;
  /** Version of the rental's money that the change is based on; STALE when it is no longer current */
  version?: number | null | undefined;
};

/** Kind of charge besides the rent */
export type ChargeKind =
  | 'damage'
  | 'delivery'
  | 'fine'
  | 'fuel'
  | 'late'
  | 'mileage'
  | 'other'
  | 'washing';

/** Cash brought from a till to the bank or a safe */
export type CollectionInput = {
  /** Amount in roubles, greater than 0; required */
  amount?: number | null | undefined;
  /** Comment, at most 2000 characters */
  comment?: string | null | undefined;
  /** Destination; required */
  place?: CollectionPlace | null | undefined;
  /** Why more cash leaves than the till has; required then, else ignored */
  shortReason?: string | null | undefined;
  /** ID of the till of the cash, which the caller may use; defaults to the caller's own. Ignored for other methods */
  tillId?: number | null | undefined;
};

/** Destination of collected cash */
export type CollectionPlace =
  | 'bank'
  | 'safe';

/** Changes to the company settings */
export type CompanySettingsInput = {
  /** Whether devices may store login and password for the next sign-in; required */
  remembersPassword?: boolean | null | undefined;
  /** Version that the edit is based on; STALE when it is no longer current */
  version?: number | null | undefined;
};

/** Method of contacting a customer */
export type ContactWay =
  | 'call'
  | 'copy'
  | 'sms'
  | 'telegram'
  | 'whatsapp';

/** API token to create */
export type CreateApiTokenInput = {
  /** Lifetime in days, 1–730; defaults to 90 */
  expiresInDays?: number | null | undefined;
  /** Name of the token; required */
  name?: string | null | undefined;
  /** Whether the token never expires, which excludes `expiresInDays`; defaults to false */
  neverExpires?: boolean | null | undefined;
  /** Permissions of the token, at least one, all of them permissions of its user; required */
  permissions?: Array<string> | null | undefined;
  /** ID of the user of the token; defaults to the current user, others require manage_users */
  userId?: number | null | undefined;
};

/** New booking with its customer */
export type CreateBookingWithCustomerInput = {
  /** ID of the car; required */
  carId?: number | null | undefined;
  /** Customer; required */
  customer?: BookingCustomerInput | null | undefined;
  /** Deposit in roubles, at least 0; null clears it, omitted keeps it */
  depositAmount?: number | null | undefined;
  /** Comment on the deposit; null clears it, omitted keeps it */
  depositComment?: string | null | undefined;
  /** Return time, not before the pickup; required */
  endDate?: string | null | undefined;
  /** Internal comment; null clears it, omitted keeps it */
  notes?: string | null | undefined;
  /** ID of the source; null clears it, omitted keeps it */
  sourceId?: number | null | undefined;
  /** Pickup time; required */
  startDate?: string | null | undefined;
  /** Price of the whole rental in roubles, at least 0; required */
  totalPrice?: number | null | undefined;
};

/** New bookings of several cars for the same days and customer */
export type CreateBookingsWithCustomerInput = {
  /** Cars, each once, from 1 to 10; required */
  cars?: Array<BookedCarInput> | null | undefined;
  /** Customer; required */
  customer?: BookingCustomerInput | null | undefined;
  /** Comment on the deposit, the same in every booking */
  depositComment?: string | null | undefined;
  /** Return time, not before the pickup; required */
  endDate?: string | null | undefined;
  /** Internal comment, the same in every booking */
  notes?: string | null | undefined;
  /** ID of the source */
  sourceId?: number | null | undefined;
  /** Pickup time; required */
  startDate?: string | null | undefined;
};

/** New maintenance record, created as `scheduled` */
export type CreateMaintenanceInput = {
  /** ID of the car; required */
  carId?: number | null | undefined;
  /** Cost in roubles, at least 0; required */
  cost?: number | null | undefined;
  /** Description of the work; required */
  description?: string | null | undefined;
  /** End, not before the start; required */
  endDate?: string | null | undefined;
  /** Start; required */
  startDate?: string | null | undefined;
  /** Ignored; a new maintenance record is `scheduled` */
  status?: MaintenanceStatus | null | undefined;
};

/** Link to send review requests */
export type CreateReviewLinkInput = {
  /** IDs of review requests of the source, at least one; those already handled are left out */
  requestIds?: Array<number> | null | undefined;
  /** ID of the source; required */
  sourceId?: number | null | undefined;
};

/** Source to create */
export type CreateSourceInput = {
  /** Description; null or empty for none */
  description?: string | null | undefined;
  /** Name, unique among sources; required */
  name?: string | null | undefined;
  /** Text of the review request; when given, bookings of the source create review requests */
  template?: string | null | undefined;
};

/** Till of the office */
export type CreateTillInput = {
  /** Whether every user who records money may use it; defaults to true */
  isForAll?: boolean | null | undefined;
  /** Name, unique, at most 200 characters; required */
  name?: string | null | undefined;
  /** IDs of its users when it is not for all */
  userIds?: Array<number> | null | undefined;
};

/** User to create */
export type CreateUserInput = {
  /** Whether the user may sign in; defaults to true */
  isActive?: boolean | null | undefined;
  /** Login, unique in any letter case; required */
  login?: string | null | undefined;
  /** Whether the password has to be changed at the first sign-in; defaults to false */
  mustChangePassword?: boolean | null | undefined;
  /** ID of the only partner whose cars the user may read; allows `view_board` and `view_analytics` only; defaults to none */
  partnerId?: number | null | undefined;
  /** Password, at least 6 characters; required */
  password?: string | null | undefined;
  /** Permissions of the user; defaults to none */
  permissions?: Array<string> | null | undefined;
};

/** Money moved between a rental and the advance of its customer */
export type CreditInput = {
  /** Amount in roubles, greater than 0; required */
  amount?: number | null | undefined;
  /** ID of any booking of the rental; required */
  bookingId?: number | null | undefined;
  /** Comment, at most 2000 characters */
  comment?: string | null | undefined;
  /** Version of the rental's money that the change is based on; STALE when it is no longer current */
  version?: number | null | undefined;
};

/** Changes to a customer; a name is required, a phone too when the customer has one; null or an empty e-mail clears the e-mail */
export type CustomerEditInput = {
  /** E-mail */
  email?: string | null | undefined;
  /** Full name */
  fullName?: string | null | undefined;
  /** Russian phone of 11 digits */
  phone?: string | null | undefined;
  /** Customer details that the edit is based on; omitted skips the check */
  seen?: SeenCustomerInput | null | undefined;
};

/** New damage of a car */
export type DamageInput = {
  /** Comment, at most 2000 characters */
  comment?: string | null | undefined;
  /** Kind of damage; required */
  kind?: DamageKind | null | undefined;
  /** URL of a photo returned by `uploadCarStatePhoto` */
  photo?: string | null | undefined;
  /** Size; required */
  size?: DamageSize | null | undefined;
  /** View of the car; required */
  view?: CarView | null | undefined;
  /** Distance from the left edge of the view, 0 to 1; required */
  x?: number | null | undefined;
  /** Distance from the top edge of the view, 0 to 1; required */
  y?: number | null | undefined;
};

/** Kind of damage */
export type DamageKind =
  | 'chip'
  | 'crack'
  | 'dent'
  | 'interior'
  | 'missing'
  | 'other'
  | 'scratch';

/** Size of a damage */
export type DamageSize =
  | 'large'
  | 'medium'
  | 'small';

/** Side of a debt; `owing`: owed by the customer, `planned`: to be paid for a future rental, `overpaid`: owed to the customer */
export type DebtSide =
  | 'overpaid'
  | 'owing'
  | 'planned';

/** State of a deposit; `held`: any held, `due`: held after the rental is over, `untaken`: agreed but not taken although the car is handed over */
export type DepositState =
  | 'due'
  | 'held'
  | 'untaken';

/** Expense of the company */
export type ExpenseInput = {
  /** Amount in roubles, greater than 0; required */
  amount?: number | null | undefined;
  /** ID of the car in whose costs it is */
  carId?: number | null | undefined;
  /** Comment, at most 2000 characters */
  comment?: string | null | undefined;
  /** ID of the kind of expense; required */
  kindId?: number | null | undefined;
  /** Payment method; required */
  method?: PaymentMethod | null | undefined;
  /** ID of the partner who bears the expense by agreement */
  partnerId?: number | null | undefined;
  /** Why more cash leaves than the till has; required then, else ignored */
  shortReason?: string | null | undefined;
  /** Day of the document, not in the future; defaults to today. The money moves at the time of the request */
  spentOn?: string | null | undefined;
  /** ID of the till of the cash, which the caller may use; defaults to the caller's own. Ignored for other methods */
  tillId?: number | null | undefined;
};

/** Order of gaps; `earnings`: most expensive first, `date`: earliest first */
export type GapOrder =
  | 'date'
  | 'earnings';

/** Outcome of a handover of cash */
export type HandoverEndInput = {
  /** Comment, at most 2000 characters */
  comment?: string | null | undefined;
  /** `accepted` or `declined` by the receiver, `withdrawn` by the sender; required */
  outcome?: HandoverOutcome | null | undefined;
  /** Why more cash leaves than the till has; required then, else ignored */
  shortReason?: string | null | undefined;
};

/** Outcome of a handover of cash; `accepted` moves the cash */
export type HandoverOutcome =
  | 'accepted'
  | 'declined'
  | 'withdrawn';

/** New handover sheet */
export type HandoverSheetInput = {
  /** Why there is no signature; required with `absent` */
  absenceReason?: string | null | undefined;
  /** Answers about accessories, each name once, at most 12 */
  accessories?: Array<AccessoryInput> | null | undefined;
  /** Time of the inspection; defaults to now */
  at?: string | null | undefined;
  /** ID of the inspected car; required */
  carId?: number | null | undefined;
  /** Charges of a return, at most 24; recorded in the ledger of the rental */
  charges?: Array<SheetChargeInput> | null | undefined;
  /** 32 hexadecimal digits made on the device; a sheet is saved once; required */
  clientId?: string | null | undefined;
  /** Comment, at most 2000 characters */
  comment?: string | null | undefined;
  /** New damages, at most 20 */
  damages?: Array<DamageInput> | null | undefined;
  /** Required when `at` is more than a day ago */
  delayReason?: string | null | undefined;
  /** Fuel, 0 to 8 eighths of a tank */
  fuel?: number | null | undefined;
  /** Mileage in whole km, 0 to 2000000 */
  km?: number | null | undefined;
  /** IDs of damages of the car that are repaired, at most 100; those repaired meanwhile stay as they are */
  mendedDamageIds?: Array<number> | null | undefined;
  /** Explanation of a contradiction that MILEAGE_DOUBTFUL named */
  mileageAnswer?: MileageAnswer | null | undefined;
  /** Handover or return; required */
  side?: SheetSide | null | undefined;
  /** Signature, required with `finger`: strokes, each as x and y of its points in turn, in a field of 1000 by 400 */
  signature?: Array<Array<number>> | null | undefined;
  /** How it is signed; required */
  signatureWay?: SignatureWay | null | undefined;
  /** Who signs; null: the customer */
  signerName?: string | null | undefined;
};

/** Document to be issued */
export type IssuePaperInput = {
  /** ID of the booking; required */
  bookingId?: number | null | undefined;
  /** Kind; required */
  kind?: PaperKind | null | undefined;
};

/** Reason to suggest a pair; `sameName`: same words in any order, `sameEmail`: same e-mail, `phoneTypo`: phones that differ in one digit, `phoneMissing`: same name and one without a phone */
export type LikenessReason =
  | 'phoneMissing'
  | 'phoneTypo'
  | 'sameEmail'
  | 'sameName';

/** Status of maintenance; any status but `done` occupies the car */
export type MaintenanceStatus =
  | 'done'
  | 'in_progress'
  | 'scheduled';

/** Mark on a booking: handover or return */
export type MarkedMoment =
  | 'handover'
  | 'return';

/** Merge of two customers */
export type MergeCustomersInput = {
  /** ID of the customer whose e-mail is kept; required */
  emailFrom?: number | null | undefined;
  /** ID of the customer whose name is kept; required */
  fullNameFrom?: number | null | undefined;
  /** ID of the customer to delete; required */
  goneId?: number | null | undefined;
  /** ID of the customer to keep; required */
  keepId?: number | null | undefined;
  /** ID of the customer whose phone is kept; required */
  phoneFrom?: number | null | undefined;
  /** `stamp` of the preview; required */
  stamp?: string | null | undefined;
};

/** Explanation of a mileage that contradicts another reading; `new_counter`: the counter was replaced, `wrong_other`: the other reading is wrong and is reversed, `correct`: the car drove that far */
export type MileageAnswer =
  | 'correct'
  | 'new_counter'
  | 'wrong_other';

/** New reading of the mileage */
export type MileageInput = {
  /** Explanation of a contradiction that MILEAGE_DOUBTFUL named: a lower mileage than before, a higher one than later, or more than 1500 km a day */
  answer?: MileageAnswer | null | undefined;
  /** Time of the reading; defaults to now */
  at?: string | null | undefined;
  /** Comment, at most 2000 characters */
  comment?: string | null | undefined;
  /** Mileage in whole km, 0 to 2000000; required */
  km?: number | null | undefined;
};

/** Direction of the money; `in`: from the customer, `out`: to the customer */
export type MoneyDirection =
  | 'in'
  | 'out';

/** Purpose of the money */
export type MoneyKind =
  | 'charge'
  | 'deposit'
  | 'rent';

/** Payment status of a rental; `none`: nothing is owed and nothing is paid */
export type MoneyMarkWord =
  | 'none'
  | 'overpaid'
  | 'paid'
  | 'partly'
  | 'unpaid';

/** Payment method; `deposit`: withheld from the deposit, `advance`: moved to or from the customer's advance */
export type MoneyMethod =
  | 'advance'
  | 'card'
  | 'cash'
  | 'deposit'
  | 'sbp'
  | 'transfer';

/** Company money settings */
export type MoneySettingsInput = {
  /** Number of days after the end of a rental to refund its deposit, 0–30; required */
  depositReturnDays?: number | null | undefined;
  /** Day since which payments are tracked, for bookings recorded from now on; null tracks all */
  moneySince?: string | null | undefined;
  /** Whether payments of customers are recorded; null or omitted keeps it */
  recordsPayments?: boolean | null | undefined;
  /** Version that the edit is based on; STALE when it is no longer current */
  version?: number | null | undefined;
};

/** Number of notes or coins of one value */
export type NoteCountInput = {
  /** Number of notes or coins; required */
  count?: number | null | undefined;
  /** Value in roubles; required */
  value?: number | null | undefined;
};

/** Company settings for the text that is sent to a customer */
export type OfferSettingsInput = {
  /** Address of the company, at most 200 characters; null or omitted removes it */
  address?: string | null | undefined;
  /** Template of the text, at most 1000 characters, with known tags only; required */
  template?: string | null | undefined;
  /** Version that the edit is based on; STALE when it is no longer current */
  version?: number | null | undefined;
};

/** Kind of a document of a rental */
export type PaperKind =
  | 'act_back'
  | 'act_out'
  | 'contract'
  | 'extension'
  | 'swap';

/** Details of the company that its documents print */
export type PaperSettingsInput = {
  /** Years after the issue in which files of documents are deleted; numbers and days stay; null: never; 3, 5 or 10 */
  fileYears?: number | null | undefined;
  /** Name, tax numbers and bank of the company, at most 600 characters; null or omitted removes them */
  requisites?: string | null | undefined;
  /** Who signs for the company, at most 120 characters; null or omitted removes it */
  signatory?: string | null | undefined;
  /** Version that the edit is based on; STALE when it is no longer current */
  version?: number | null | undefined;
};

/** Term of a rental that a document states */
export type PaperTerm =
  | 'car'
  | 'customer'
  | 'deposit'
  | 'end'
  | 'phone'
  | 'price'
  | 'start';

/** Payment or deposit taken from or refunded to a customer */
export type PaymentInput = {
  /** Amount in roubles, greater than 0; required */
  amount?: number | null | undefined;
  /** ID of any booking of the rental; required */
  bookingId?: number | null | undefined;
  /** Comment, at most 2000 characters */
  comment?: string | null | undefined;
  /** Payment method; required */
  method?: PaymentMethod | null | undefined;
  /** Why more cash leaves than the till has; required then, else ignored */
  shortReason?: string | null | undefined;
  /** ID of the till of the cash, which the caller may use; defaults to the caller's own. Ignored for other methods */
  tillId?: number | null | undefined;
  /** Version of the rental's money that the change is based on; STALE when it is no longer current */
  version?: number | null | undefined;
};

/** Payment method of money taken from or refunded to a customer */
export type PaymentMethod =
  | 'card'
  | 'cash'
  | 'sbp'
  | 'transfer';

/** Payout to a partner */
export type PayoutInput = {
  /** Amount in roubles, greater than 0; required */
  amount?: number | null | undefined;
  /** Comment, at most 2000 characters */
  comment?: string | null | undefined;
  /** Whether to pay more than is left to pay today */
  confirmed?: boolean | null | undefined;
  /** Payment method; required */
  method?: PaymentMethod | null | undefined;
  /** ID of the partner; required */
  partnerId?: number | null | undefined;
  /** Why more cash leaves than the till has; required then, else ignored */
  shortReason?: string | null | undefined;
  /** ID of the till of the cash, which the caller may use; defaults to the caller's own. Ignored for other methods */
  tillId?: number | null | undefined;
};

/** What a photo of a sheet shows; `left` and `right` as seen by the driver */
export type PhotoAngle =
  | 'dashboard'
  | 'detail'
  | 'front'
  | 'interior'
  | 'left'
  | 'rear'
  | 'right'
  | 'trunk';

/** Car whose prices change */
export type PricedCarInput = {
  /** ID of the car; required */
  id?: number | null | undefined;
  /** Version of the car that the change is based on; required */
  version?: number | null | undefined;
};

/** Season of the prices to change, by its name and days */
export type PricedSeasonInput = {
  /** Last day, day of the month, inclusive */
  endDay?: number | null | undefined;
  /** Month of the last day, 1–12 */
  endMonth?: number | null | undefined;
  /** Name of the tariff group */
  name?: string | null | undefined;
  /** First day, day of the month */
  startDay?: number | null | undefined;
  /** Month of the first day, 1–12 */
  startMonth?: number | null | undefined;
};

/** Share of the profit */
export type ProfitShareInput = {
  /** Percentage of the profit, clamped to 0–100, rounded to 3 decimals; required */
  percent?: number | null | undefined;
  /** Name of the recipient; required */
  title?: string | null | undefined;
};

/** Purpose of a line of the register */
export type RegisterKind =
  | 'advance'
  | 'charge'
  | 'collection'
  | 'count'
  | 'deposit'
  | 'expense'
  | 'handover'
  | 'manual'
  | 'payout'
  | 'rent';

/** Record of a line of the register; with the ID it names the document */
export type RegisterSource =
  | 'advance'
  | 'cash'
  | 'count'
  | 'entry'
  | 'handover'
  | 'operation';

/** Customer of the booking, found by phone or created */
export type RepairCustomerInput = {
  /** E-mail */
  email?: string | null | undefined;
  /** Full name */
  fullName?: string | null | undefined;
  /** Russian phone of 11 digits */
  phone?: string | null | undefined;
};

/** Complete data of an incomplete booking */
export type RepairIncompleteBookingInput = {
  /** ID of the car; required */
  carId?: number | null | undefined;
  /** Customer; required */
  customer?: RepairCustomerInput | null | undefined;
  /** Deposit in roubles, at least 0; null clears it, omitted keeps it */
  depositAmount?: number | null | undefined;
  /** Comment on the deposit; null clears it, omitted keeps it */
  depositComment?: string | null | undefined;
  /** Return time, not before the pickup; required */
  endDate?: string | null | undefined;
  /** Internal comment; null clears it, omitted keeps it */
  notes?: string | null | undefined;
  /** ID of the source; null clears it, omitted keeps it */
  sourceId?: number | null | undefined;
  /** Pickup time; required */
  startDate?: string | null | undefined;
  /** Price of the whole rental in roubles, at least 0; required */
  totalPrice?: number | null | undefined;
  /** Version that the edit is based on; STALE when it is no longer current */
  version?: number | null | undefined;
};

/** New customer of a booking; `customerId` or `customer` is required */
export type ReplaceBookingCustomerInput = {
  /** Customer found by phone or created; ignored when `customerId` is given */
  customer?: BookingCustomerInput | null | undefined;
  /** ID of a known customer */
  customerId?: number | null | undefined;
  /** Version that the edit is based on; STALE when it is no longer current */
  version?: number | null | undefined;
  /** Whether the bookings that extend this one get the new customer too; otherwise they stop being extensions */
  withExtensions?: boolean | null | undefined;
};

/** Rental of the broken car and the car that continues it */
export type ReplacementInput = {
  /** ID of the new car; required */
  carId?: number | null | undefined;
  /** Whether to proceed while the return of an earlier rental of the new car is not marked */
  confirmed?: boolean | null | undefined;
  /** ID of the booking; required */
  id?: number | null | undefined;
  /** Version of the booking that the move is based on; required */
  version?: number | null | undefined;
};

/** Breakdown of a car, the replacement for its rental and the moves of its bookings */
export type ReportBreakdownInput = {
  /** ID of the broken car; required */
  carId?: number | null | undefined;
  /** Description of the breakdown; required */
  description?: string | null | undefined;
  /** End of the breakdown; required */
  endDate?: string | null | undefined;
  /** Planned bookings to move to other cars */
  moves?: Array<ReseatMoveInput> | null | undefined;
  /** Rental in progress to continue in another car; null or omitted keeps it */
  rental?: ReplacementInput | null | undefined;
  /** Start of the breakdown; required */
  startDate?: string | null | undefined;
};

/** Booking and its new car */
export type ReseatMoveInput = {
  /** ID of the new car; required */
  carId?: number | null | undefined;
  /** ID of the booking; required */
  id?: number | null | undefined;
  /** Version of the booking that the move is based on; required */
  version?: number | null | undefined;
};

/** Status of a review request; `sent` and `cancelled` are final */
export type ReviewStatus =
  | 'cancelled'
  | 'pending'
  | 'sent';

/** Car to create or update */
export type SaveCarInput = {
  /** Brand; required */
  brand?: string | null | undefined;
  /** Colour; null or empty clears it, omitted keeps it */
  color?: string | null | undefined;
  /** Default deposit for bookings of this car in roubles, at least 0; null sets 0, omitted keeps it */
  depositAmount?: number | null | undefined;
  /** Internal comment; null or empty clears it, omitted keeps it */
  description?: string | null | undefined;
  /** License plate, unique in the fleet, saved in upper case without spaces; required */
  licensePlate?: string | null | undefined;
  /** Model; required */
  model?: string | null | undefined;
  /** URLs of uploaded photos, main photo first; omitted keeps them */
  photos?: Array<string> | null | undefined;
  /** Tariff groups, at least one; required */
  tariffGroups?: Array<TariffGroupInput> | null | undefined;
  /** Version that the edit is based on; STALE when it is no longer current */
  version?: number | null | undefined;
  /** Year of manufacture, 1950–2100; null clears it, omitted keeps it */
  year?: number | null | undefined;
};

/** Changes to a review request template */
export type SaveReviewTemplateInput = {
  /** Whether bookings of the source create review requests; omitted keeps it */
  includeInQueue?: boolean | null | undefined;
  /** Text of the message; omitted keeps it */
  message?: string | null | undefined;
  /** Version that the edit is based on; STALE when it is no longer current */
  version?: number | null | undefined;
};

/** Customer details that the edit is based on; STALE when they are no longer current */
export type SeenCustomerInput = {
  /** E-mail */
  email?: string | null | undefined;
  /** Full name */
  fullName?: string | null | undefined;
  /** Russian phone of 11 digits */
  phone?: string | null | undefined;
};

/** Use of a template */
export type SetPaperTemplateInput = {
  /** Whether documents with missing values are refused; omitted: unchanged */
  isStrict?: boolean | null | undefined;
  /** Whether documents are filled from it, instead of the one before; omitted: unchanged */
  isUsed?: boolean | null | undefined;
  /** Version that the edit is based on; STALE when it is no longer current */
  version?: number | null | undefined;
};

/** Charge of a new return sheet */
export type SheetChargeInput = {
  /** Amount in roubles, greater than 0; required */
  amount?: number | null | undefined;
  /** Reason, at most 2000 characters */
  comment?: string | null | undefined;
  /** Kind of charge; required */
  kind?: ChargeKind | null | undefined;
};

/** What a sheet shows; `damages`: new damages, withdrawn ones excluded, `unsigned`: the customer did not sign */
export type SheetFinding =
  | 'damages'
  | 'unsigned';

/** Photo of a handover sheet, uploaded before */
export type SheetPhotoInput = {
  /** What it shows; required */
  angle?: PhotoAngle | null | undefined;
  /** ID of the car; required */
  carId?: number | null | undefined;
  /** 32 hexadecimal digits made on the device; a photo is saved once; required */
  clientId?: string | null | undefined;
  /** URL of a photo returned by `uploadCarStatePhoto`; required */
  photo?: string | null | undefined;
  /** `clientId` of its sheet; required */
  sheetClientId?: string | null | undefined;
  /** Time of the shot, by the clock of the device; required */
  shotAt?: string | null | undefined;
  /** Handover or return; required */
  side?: SheetSide | null | undefined;
};

/** Company settings for handover sheets; an omitted one is none */
export type SheetSettingsInput = {
  /** Names of what is handed over with a car, each once, at most 12 of 40 characters */
  accessories?: Array<string> | null | undefined;
  /** Proposed at a return for each missing eighth of a tank; null: not proposed */
  fuelEighthPrice?: number | null | undefined;
  /** Proposed at a return for each kilometre above `kmPerDay`; null: not proposed */
  kmOverPrice?: number | null | undefined;
  /** Kilometres a day that the price includes, 1 to 2000 */
  kmPerDay?: number | null | undefined;
  /** Proposed at a return for each begun hour of delay; null: not proposed */
  lateHourPrice?: number | null | undefined;
  /** Months after which photos of sheets are deleted; the sheets stay; null: never; 1 to 240 */
  photoMonths?: number | null | undefined;
  /** Angles that a sheet must have, `detail` excluded */
  requiredAngles?: Array<PhotoAngle> | null | undefined;
  /** Version that the edit is based on; STALE when it is no longer current */
  version?: number | null | undefined;
};

/** Whether the car goes out to the customer or comes back */
export type SheetSide =
  | 'back'
  | 'out';

/** How the customer confirms a sheet: `finger` on the screen, on `paper`, or `absent` with a reason */
export type SignatureWay =
  | 'absent'
  | 'finger'
  | 'paper';

/** Sort direction; `asc`: first or oldest first, `desc`: last or newest first */
export type SortDirection =
  | 'asc'
  | 'desc';

/** Link to the statement of a period */
export type StatementLinkInput = {
  /** First day in company time; required */
  from?: string | null | undefined;
  /** ID of the partner; required */
  partnerId?: number | null | undefined;
  /** Last day in company time, not before the first; required; at most 366 days in all */
  to?: string | null | undefined;
};

/** Reason why an event keeps its car */
export type StayReason =
  | 'begun'
  | 'handedOver'
  | 'noPlace'
  | 'service';

/** Car swap within a rental */
export type SwapCarInput = {
  /** Time of the swap, within the rental and not in the future; defaults to now */
  at?: string | null | undefined;
  /** ID of the new car; required */
  carId?: number | null | undefined;
  /** Whether to proceed while the return of an earlier rental of the new car is not marked */
  confirmed?: boolean | null | undefined;
  /** Sheets to save with the swap, all or none; a repeat with the same IDs changes nothing */
  sheets?: SwapSheetsInput | null | undefined;
  /** Version that the edit is based on; STALE when it is no longer current */
  version?: number | null | undefined;
};

/** Handover sheets of a car swap */
export type SwapSheetsInput = {
  /** Return of the first car, with side `back`; required */
  back?: HandoverSheetInput | null | undefined;
  /** Handover of the new car, with side `out`; required */
  out?: HandoverSheetInput | null | undefined;
};

/** What the product knows of a tag: `handwritten` is always printed as a line, `misplaced` is outside its block, `elsewhere` is never filled in documents of this kind */
export type TagState =
  | 'elsewhere'
  | 'handwritten'
  | 'known'
  | 'misplaced'
  | 'unknown';

/** Tariff group; its season has a start and an end, or neither for the whole year */
export type TariffGroupInput = {
  /** Last day of the season, day of the month, inclusive */
  endDay?: number | null | undefined;
  /** Month of the last day of the season, 1–12 */
  endMonth?: number | null | undefined;
  /** Name of the group; defaults to 'Группа N' by its position */
  name?: string | null | undefined;
  /** Position among the tariff groups; defaults to the order of the input */
  sortOrder?: number | null | undefined;
  /** First day of the season, day of the month */
  startDay?: number | null | undefined;
  /** Month of the first day of the season, 1–12 */
  startMonth?: number | null | undefined;
  /** Tariffs of the group, at least one; required */
  tariffs?: Array<TariffInput> | null | undefined;
};

/** Tariff of a tariff group */
export type TariffInput = {
  /** Minimum length of the rental in rental days, truncated to a whole number of at least 1 */
  minDays?: number | null | undefined;
  /** Price per day; a negative price is saved as 0; required */
  pricePerDay?: number | null | undefined;
  /** Position in the group; defaults to the order of the input */
  sortOrder?: number | null | undefined;
};

/** Car that receives the tariffs of another car */
export type TariffTargetInput = {
  /** ID of the car; required */
  id?: number | null | undefined;
  /** Version of the car that the copy is based on; required */
  version?: number | null | undefined;
};

/** Count of a till */
export type TillCountInput = {
  /** Comment, at most 2000 characters */
  comment?: string | null | undefined;
  /** Counted cash in roubles, at least 0; required */
  counted?: number | null | undefined;
  /** Notes and coins, whose sum is `counted` */
  notes?: Array<NoteCountInput> | null | undefined;
  /** ID of the till of the cash, which the caller may use; defaults to the caller's own. Ignored for other methods */
  tillId?: number | null | undefined;
};

/** Till of the office or of a user */
export type TillKind =
  | 'office'
  | 'user';

/** Changes to a booking */
export type UpdateBookingInput = {
  /** ID of the car; null or omitted keeps it */
  carId?: number | null | undefined;
  /** Deposit in roubles, at least 0; null clears it, omitted keeps it */
  depositAmount?: number | null | undefined;
  /** Comment on the deposit; null clears it, omitted keeps it */
  depositComment?: string | null | undefined;
  /** Return time, not before the pickup; required */
  endDate?: string | null | undefined;
  /** Internal comment; null clears it, omitted keeps it */
  notes?: string | null | undefined;
  /** ID of the source; null clears it, omitted keeps it */
  sourceId?: number | null | undefined;
  /** Pickup time; required */
  startDate?: string | null | undefined;
  /** Price of the whole rental in roubles, at least 0; null clears it, omitted keeps it */
  totalPrice?: number | null | undefined;
  /** Version that the edit is based on; STALE when it is no longer current */
  version?: number | null | undefined;
};

/** Changes to a kind of expense; omitted fields stay */
export type UpdateExpenseKindInput = {
  /** Whether it is no longer offered */
  isArchived?: boolean | null | undefined;
  /** Name, at most 200 characters */
  name?: string | null | undefined;
  /** Version that the edit is based on; STALE when it is no longer current */
  version?: number | null | undefined;
};

/** Changes to a maintenance record */
export type UpdateMaintenanceInput = {
  /** ID of the car; null or omitted keeps it */
  carId?: number | null | undefined;
  /** Cost in roubles, at least 0; required */
  cost?: number | null | undefined;
  /** Description of the work; required */
  description?: string | null | undefined;
  /** End, not before the start; required */
  endDate?: string | null | undefined;
  /** Start; required */
  startDate?: string | null | undefined;
  /** Status; null or omitted keeps it */
  status?: MaintenanceStatus | null | undefined;
  /** Version that the edit is based on; STALE when it is no longer current */
  version?: number | null | undefined;
};

/** Changes to a till of the office; omitted fields stay */
export type UpdateTillInput = {
  /** Closes or reopens an empty till */
  isClosed?: boolean | null | undefined;
  /** Whether every user who records money may use it */
  isForAll?: boolean | null | undefined;
  /** Name */
  name?: string | null | undefined;
  /** IDs of its users when it is not for all */
  userIds?: Array<number> | null | undefined;
  /** Version that the edit is based on; STALE when it is no longer current */
  version?: number | null | undefined;
};

/** Changes to a user */
export type UpdateUserInput = {
  /** Whether the user may sign in; omitted keeps it */
  isActive?: boolean | null | undefined;
  /** Login, unique in any letter case; required */
  login?: string | null | undefined;
  /** Whether the new password has to be changed at the next sign-in; ignored without a new password */
  mustChangePassword?: boolean | null | undefined;
  /** ID of the only partner whose cars the user may read; null makes the user a member of staff; omitted keeps it */
  partnerId?: number | null | undefined;
  /** New password, at least 6 characters; omitted or empty keeps it */
  password?: string | null | undefined;
  /** Permissions of the user; omitted keeps them */
  permissions?: Array<string> | null | undefined;
  /** Version that the edit is based on; STALE when it is no longer current */
  version?: number | null | undefined;
};

/** Car location of a booking, derived from its marks, its dates and the current time */
export type Whereabouts =
  /** Two days or more past the return time without any mark, cancelled, or extended by another booking */
  | 'ended'
  /** Not handed over, past the pickup time */
  | 'late_pickup'
  /** With the customer, before the return time */
  | 'out'
  /** With the customer, past the return time */
  | 'overdue'
  /** Marked as returned */
  | 'returned'
  /** Less than two days past the return time, without any mark */
  | 'unconfirmed'
  /** Not handed over, before the pickup time */
  | 'waiting';

/** Part of the deposit to withhold */
export type WithholdingInput = {
  /** Amount in roubles, greater than 0; required */
  amount?: number | null | undefined;
  /** ID of any booking of the rental; required */
  bookingId?: number | null | undefined;
  /** Kind of a new charge of the amount; null or omitted pays what is already owed */
  chargeKind?: ChargeKind | null | undefined;
  /** Comment, at most 2000 characters */
  comment?: string | null | undefined;
  /** Version of the rental's money that the change is based on; STALE when it is no longer current */
  version?: number | null | undefined;
};
