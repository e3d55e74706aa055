import { ApiToken } from './entities/access/api-token.entity';
import { AttemptCount } from './entities/access/attempt-count.entity';
import { KnownDevice } from './entities/access/known-device.entity';
import { Session } from './entities/access/session.entity';
import { User } from './entities/access/user.entity';
import { Booking } from './entities/booking.entity';
import { Branding } from './entities/branding.entity';
import { ChangeLog } from './entities/change-log.entity';
import { ChangeNotice } from './entities/change-notice.entity';
import { CompanySettings } from './entities/company-settings.entity';
import { CopyStateRow } from './entities/copy-state.entity';
import { Customer } from './entities/customer.entity';
import { Car } from './entities/fleet/car.entity';
import { CarAnalysis } from './entities/fleet/car-analysis.entity';
import { CarPhoto } from './entities/fleet/car-photo.entity';
import { Partner } from './entities/fleet/partner.entity';
import { PartnerShare } from './entities/fleet/partner-share.entity';
import { Tariff } from './entities/fleet/tariff.entity';
import { TariffGroup } from './entities/fleet/tariff-group.entity';
import { IdempotencyKey } from './entities/idempotency-key.entity';
import { ImportJob } from './entities/import-job.entity';
import { Maintenance } from './entities/maintenance.entity';
import { CashEntry } from './entities/money/cash-entry.entity';
import { MoneyAccrual } from './entities/money/money-accrual.entity';
import { MoneyAdvance } from './entities/money/money-advance.entity';
import { MoneyCharge } from './entities/money/money-charge.entity';
import { MoneyDrawerCount } from './entities/money/money-drawer-count.entity';
import { MoneyEntry } from './entities/money/money-entry.entity';
import { NoticeDraft } from './entities/notice-draft.entity';
import { ReviewLink } from './entities/reviews/review-link.entity';
import { ReviewLinkRequest } from './entities/reviews/review-link-request.entity';
import { ReviewRequest } from './entities/reviews/review-request.entity';
import { ReviewTemplate } from './entities/reviews/review-template.entity';
import { SampleRow } from './entities/sample-row.entity';
import { Source } from './entities/source.entity';
import { StoredFile } from './entities/stored-file.entity';
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
