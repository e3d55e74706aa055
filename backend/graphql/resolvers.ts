import { ActionListResolver } from '@backend/features/action-list/action-list.resolver';
import { FleetAnalyticsResolver } from '@backend/features/analytics/fleet/fleet-analytics.resolver';
import { GapsResolver } from '@backend/features/analytics/gaps/gaps.resolver';
import { PartnersResolver } from '@backend/features/analytics/partners/partners.resolver';
import { ProfitResolver } from '@backend/features/analytics/profit/profit.resolver';
import { ArchiveResolver } from '@backend/features/archive/archive.resolver';
import { AvailabilityResolver } from '@backend/features/availability/availability.resolver';
import { BackupsResolver } from '@backend/features/backups/backups.resolver';
import { BoardResolver } from '@backend/features/board/board.resolver';
import { BookingsListResolver } from '@backend/features/booking-list/booking-list.resolver';
import { BookingMarksResolver } from '@backend/features/bookings/booking-marks.resolver';
import { BookingsResolver } from '@backend/features/bookings/bookings.resolver';
import { CarSwapResolver } from '@backend/features/bookings/car-swap.resolver';
import { CustomerReplacementResolver } from '@backend/features/bookings/customer-replacement.resolver';
import { SeveralBookingsResolver } from '@backend/features/bookings/several-bookings.resolver';
import { BrandingResolver } from '@backend/features/branding/branding.resolver';
import { CarStateResolver } from '@backend/features/car-state/car-state.resolver';
import { CarsResolver } from '@backend/features/cars/cars.resolver';
import { ChangesResolver } from '@backend/features/changes/changes.resolver';
import { CustomersResolver } from '@backend/features/customers/customers.resolver';
import { CustomerMergeResolver } from '@backend/features/customers/merge/customer-merge.resolver';
import { DashboardResolver } from '@backend/features/dashboard/dashboard.resolver';
import { DayPricesResolver } from '@backend/features/dashboard/day-prices.resolver';
import { FirstStepsResolver } from '@backend/features/first-steps/first-steps.resolver';
import { HandoverResolver } from '@backend/features/handover/handover.resolver';
import { SheetSettingsResolver } from '@backend/features/handover/sheet-settings.resolver';
import { HistoryResolver } from '@backend/features/history/history.resolver';
import { ImportResolver } from '@backend/features/import/import.resolver';
import { ImportJobsResolver } from '@backend/features/import/jobs/import-jobs.resolver';
import { IncompleteResolver } from '@backend/features/incomplete/incomplete.resolver';
import { MaintenancesResolver } from '@backend/features/maintenances/maintenances.resolver';
import { AdvanceResolver } from '@backend/features/money/advances/advance.resolver';
import { CashboxResolver } from '@backend/features/money/cashbox/cashbox.resolver';
import { MoneyResolver } from '@backend/features/money/money.resolver';
import { MoneyReportsResolver } from '@backend/features/money/money-reports.resolver';
import { OffersResolver } from '@backend/features/offers/offers.resolver';
import { PaperLinksResolver } from '@backend/features/papers/paper-links.resolver';
import { PaperSettingsResolver } from '@backend/features/papers/paper-settings.resolver';
import { PapersResolver } from '@backend/features/papers/papers.resolver';
import { PaperTemplatesResolver } from '@backend/features/papers/templates/paper-templates.resolver';
import { PartnerStatementsResolver } from '@backend/features/partner-statements/partner-statements.resolver';
import { StatementLinksResolver } from '@backend/features/partner-statements/statement-links.resolver';
import { PricingResolver } from '@backend/features/pricing/pricing.resolver';
import { BreakdownResolver } from '@backend/features/reseating/breakdown.resolver';
import { ReseatingResolver } from '@backend/features/reseating/reseating.resolver';
import { ReviewLinksResolver } from '@backend/features/reviews/review-links.resolver';
import { ReviewsResolver } from '@backend/features/reviews/reviews.resolver';
import { SamplesResolver } from '@backend/features/samples/samples.resolver';
import { SearchResolver } from '@backend/features/search/search.resolver';
import { CompanyResolver } from '@backend/features/session/company.resolver';
import { SessionResolver } from '@backend/features/session/session.resolver';
import { SourcesResolver } from '@backend/features/sources/sources.resolver';
import { ExpenseKindsResolver } from '@backend/features/tills/expense-kinds.resolver';
import { TillsResolver } from '@backend/features/tills/tills.resolver';
import { OwnPasswordResolver } from '@backend/features/users/own-password.resolver';
import { TokensResolver } from '@backend/features/users/tokens/tokens.resolver';
import { UserSessionsResolver } from '@backend/features/users/user-sessions.resolver';
import { UsersResolver } from '@backend/features/users/users.resolver';

/** All resolver classes of the schema. */
export const resolvers = [
  SessionResolver,
  CompanyResolver,
  ChangesResolver,
  CarsResolver,
  CarStateResolver,
  HandoverResolver,
  StatementLinksResolver,
  PaperLinksResolver,
  PapersResolver,
  PaperSettingsResolver,
  PaperTemplatesResolver,
  SheetSettingsResolver,
  BrandingResolver,
  CashboxResolver,
  MoneyResolver,
  AdvanceResolver,
  MoneyReportsResolver,
  OffersResolver,
  ExpenseKindsResolver,
  TillsResolver,
  BoardResolver,
  BookingsResolver,
  BookingMarksResolver,
  CarSwapResolver,
  CustomerReplacementResolver,
  SeveralBookingsResolver,
  ReseatingResolver,
  BreakdownResolver,
  BookingsListResolver,
  ArchiveResolver,
  IncompleteResolver,
  ImportResolver,
  ImportJobsResolver,
  CustomersResolver,
  CustomerMergeResolver,
  HistoryResolver,
  MaintenancesResolver,
  PricingResolver,
  SourcesResolver,
  DashboardResolver,
  DayPricesResolver,
  ActionListResolver,
  FleetAnalyticsResolver,
  GapsResolver,
  PartnersResolver,
  PartnerStatementsResolver,
  ProfitResolver,
  AvailabilityResolver,
  UsersResolver,
  BackupsResolver,
  FirstStepsResolver,
  SamplesResolver,
  OwnPasswordResolver,
  UserSessionsResolver,
  TokensResolver,
  ReviewsResolver,
  ReviewLinksResolver,
  SearchResolver,
] as const;
