import { ApiToken } from './entities/api-token.entity';
import { AttemptCount } from './entities/attempt-count.entity';
import { Booking } from './entities/booking.entity';
import { Branding } from './entities/branding.entity';
import { Car } from './entities/car.entity';
import { CarAnalysis } from './entities/car-analysis.entity';
import { CarPhoto } from './entities/car-photo.entity';
import { CashEntry } from './entities/cash-entry.entity';
import { ChangeLog } from './entities/change-log.entity';
import { ChangeNotice } from './entities/change-notice.entity';
import { CompanySettings } from './entities/company-settings.entity';
import { CopyStateRow } from './entities/copy-state.entity';
import { Customer } from './entities/customer.entity';
import { IdempotencyKey } from './entities/idempotency-key.entity';
import { ImportJob } from './entities/import-job.entity';
import { KnownDevice } from './entities/known-device.entity';
import { Maintenance } from './entities/maintenance.entity';
import { MoneyAccrual } from './entities/money-accrual.entity';
import { MoneyAdvance } from './entities/money-advance.entity';
import { MoneyCharge } from './entities/money-charge.entity';
import { MoneyDrawerCount } from './entities/money-drawer-count.entity';
import { MoneyEntry } from './entities/money-entry.entity';
import { NoticeDraft } from './entities/notice-draft.entity';
import { Partner } from './entities/partner.entity';
import { PartnerShare } from './entities/partner-share.entity';
import { ReviewLink } from './entities/review-link.entity';
import { ReviewLinkRequest } from './entities/review-link-request.entity';
import { ReviewRequest } from './entities/review-request.entity';
import { ReviewTemplate } from './entities/review-template.entity';
import { SampleRow } from './entities/sample-row.entity';
import { Session } from './entities/session.entity';
import { Source } from './entities/source.entity';
import { StoredFile } from './entities/stored-file.entity';
import { Tariff } from './entities/tariff.entity';
import { TariffGroup } from './entities/tariff-group.entity';
import { User } from './entities/user.entity';
import { WriteProbe } from './entities/write-probe.entity';

/** Every table of the product. */
export const ENTITIES = [
  ApiToken,
  AttemptCount,
  Booking,
  Branding,
  Car,
  CarAnalysis,
  CarPhoto,
  CashEntry,
  ChangeLog,
  ChangeNotice,
  CompanySettings,
  CopyStateRow,
  Customer,
  IdempotencyKey,
  ImportJob,
  KnownDevice,
  Maintenance,
  MoneyAccrual,
  MoneyAdvance,
  MoneyCharge,
  MoneyDrawerCount,
  MoneyEntry,
  NoticeDraft,
  Partner,
  PartnerShare,
  ReviewLink,
  ReviewLinkRequest,
  ReviewRequest,
  ReviewTemplate,
  SampleRow,
  Session,
  Source,
  StoredFile,
  Tariff,
  TariffGroup,
  User,
  WriteProbe,
];
