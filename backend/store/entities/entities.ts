import { ApiToken } from './access/api-token.entity';
import { AttemptCount } from './access/attempt-count.entity';
import { KnownDevice } from './access/known-device.entity';
import { Session } from './access/session.entity';
import { User } from './access/user.entity';
import { Booking } from './booking.entity';
import { Branding } from './branding.entity';
import { ChangeLog } from './change-log.entity';
import { ChangeNotice } from './change-notice.entity';
import { ClockNoteRow } from './clock-note.entity';
import { CompanySettings } from './company-settings.entity';
import { CopyStateRow } from './copy-state.entity';
import { Customer } from './customer.entity';
import { Car } from './fleet/car.entity';
import { CarAnalysis } from './fleet/car-analysis.entity';
import { CarDamage } from './fleet/car-damage.entity';
import { CarPhoto } from './fleet/car-photo.entity';
import { MileageReading } from './fleet/mileage-reading.entity';
import { Partner } from './fleet/partner.entity';
import { PartnerShare } from './fleet/partner-share.entity';
import { StatementLink } from './fleet/statement-link.entity';
import { Tariff } from './fleet/tariff.entity';
import { TariffGroup } from './fleet/tariff-group.entity';
import { HandoverSheet } from './handover/handover-sheet.entity';
import { SheetPhoto } from './handover/sheet-photo.entity';
import { IdempotencyKey } from './idempotency-key.entity';
import { ImportJob } from './import-job.entity';
import { Maintenance } from './maintenance.entity';
import { CashEntry } from './money/cash-entry.entity';
import { ExpenseKind } from './money/expense-kind.entity';
import { MoneyAccrual } from './money/money-accrual.entity';
import { MoneyAdvance } from './money/money-advance.entity';
import { MoneyBookingName } from './money/money-booking-name.entity';
import { MoneyCharge } from './money/money-charge.entity';
import { MoneyCount } from './money/money-count.entity';
import { MoneyCustomerName } from './money/money-customer-name.entity';
import { MoneyEntry } from './money/money-entry.entity';
import { MoneyHandover } from './money/money-handover.entity';
import { MoneyHandoverEnd } from './money/money-handover-end.entity';
import { MoneyOperation } from './money/money-operation.entity';
import { Till } from './money/till.entity';
import { TillUser } from './money/till-user.entity';
import { NoticeDraft } from './notice-draft.entity';
import { Paper } from './papers/paper.entity';
import { PaperLink } from './papers/paper-link.entity';
import { PaperTemplate } from './papers/paper-template.entity';
import { ReviewLink } from './reviews/review-link.entity';
import { ReviewLinkRequest } from './reviews/review-link-request.entity';
import { ReviewRequest } from './reviews/review-request.entity';
import { ReviewTemplate } from './reviews/review-template.entity';
import { SampleRow } from './sample-row.entity';
import { Source } from './source.entity';
import { StoredFile } from './stored-file.entity';
import { UndoableOperation } from './undoable-operation.entity';
import { WriteProbe } from './write-probe.entity';

/** Every table of the product. */
export const ENTITIES = [
  ApiToken,
  AttemptCount,
  Booking,
  Branding,
  Car,
  CarAnalysis,
  CarDamage,
  CarPhoto,
  CashEntry,
  ChangeLog,
  ChangeNotice,
  ClockNoteRow,
  CompanySettings,
  CopyStateRow,
  Customer,
  ExpenseKind,
  HandoverSheet,
  IdempotencyKey,
  ImportJob,
  KnownDevice,
  Maintenance,
  MileageReading,
  MoneyAccrual,
  MoneyAdvance,
  MoneyBookingName,
  MoneyCharge,
  MoneyCount,
  MoneyCustomerName,
  MoneyEntry,
  MoneyHandover,
  MoneyHandoverEnd,
  MoneyOperation,
  NoticeDraft,
  Paper,
  PaperTemplate,
  PaperLink,
  Partner,
  PartnerShare,
  ReviewLink,
  ReviewLinkRequest,
  ReviewRequest,
  ReviewTemplate,
  SampleRow,
  Session,
  SheetPhoto,
  Source,
  StatementLink,
  StoredFile,
  Tariff,
  TariffGroup,
  Till,
  TillUser,
  UndoableOperation,
  User,
  WriteProbe,
];
