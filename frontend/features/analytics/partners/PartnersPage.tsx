import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { useIsStaff, useSession } from '@frontend/shared/data/session';
import { useToday } from '@frontend/shared/data/use-today';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { SearchField } from '@frontend/shared/ui/fields/SearchField';
import { PageSection } from '@frontend/shared/ui/layout/Page';
import { Panel, PanelRow } from '@frontend/shared/ui/layout/Panel';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DividedList } from '@frontend/shared/ui/lists/List';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { writesPartners } from '@schema/permissions';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { PARTNERS_TEXTS } from '@schema/texts/reports/analytics';
import { matchesSearch } from '@schema/values/words/search';
import { useState } from 'react';
import { CarSharesDialog } from './CarSharesDialog';
import { shareColumns, shareRows } from './export-shares';
import { NewPartner, PartnerName } from './PartnerName';
import css from './Partners.module.css';
import { sharesText } from './shares-text';
import { type CarSharesFacts, type PartnerFacts, usePartners } from './usePartners';

/**
 * Adds and renames partners and sets their shares of each car (requirements.md, N8); read only with
 * view_analytics alone.
 */
export function PartnersPage() {
  const { shares, query } = usePartners();
  const isStaff = useIsStaff();
  const mayWrite = writesPartners(useSession().user) && isStaff;
  return (
    <PageSection query={query}>
      <QueryStatus query={query} isLoaded={shares != null} loading={PARTNERS_TEXTS.loading} />
      {shares && (
        <PanelRow>
          <Panel
            title={PARTNERS_TEXTS.list}
            {...(mayWrite && shares.partners.length === 0 && { hint: PARTNERS_TEXTS.emptyHint })}
          >
            <DividedList label={PARTNERS_TEXTS.list}>
              {shares.partners.map((partner) => (
                <PartnerName key={partner.id} partner={partner} mayWrite={mayWrite} />
              ))}
            </DividedList>
            {mayWrite ? (
              <NewPartner key={shares.partners.length} />
            ) : (
              isStaff && (
                <Text as="p" tone="muted" size="label">
                  {PARTNERS_TEXTS.readOnly}
                </Text>
              )
            )}
          </Panel>
          <Panel
            title={PARTNERS_TEXTS.shares}
            actions={
              <ExportButtons
                fileName={EXPORT_TEXTS.sharesFile}
                columns={shareColumns(shares.partners)}
                load={() => shareRows(shares.cars)}
              />
            }
          >
            <CarSharesList cars={shares.cars} partners={shares.partners} mayWrite={mayWrite} />
          </Panel>
        </PanelRow>
      )}
    </PageSection>
  );
}

interface CarSharesListProps {
  readonly cars: readonly CarSharesFacts[];
  readonly partners: readonly PartnerFacts[];
  readonly mayWrite: boolean;
}

function CarSharesList({ cars, partners, mayWrite }: CarSharesListProps) {
  const [search, setSearch] = useState('');
  const [editedId, setEditedId] = useState<number | null>(null);
  const edited = cars.find(({ carId }) => carId === editedId);
  const today = useToday();
  const found = cars.filter(({ carTitle, licensePlate }) =>
    matchesSearch(search, [carTitle, licensePlate], [licensePlate]),
  );
  if (cars.length === 0) return <p className={textCss.quiet}>{PARTNERS_TEXTS.noCars}</p>;
  return (
    <>
      <div className={css.search}>
        <SearchField
          label={PARTNERS_TEXTS.search}
          placeholder={PARTNERS_TEXTS.searchPlaceholder}
          value={search}
          onChange={setSearch}
        />
      </div>
      {found.length === 0 && <p className={textCss.quiet}>{PARTNERS_TEXTS.nothingFound}</p>}
      <DividedList label={PARTNERS_TEXTS.shares}>
        {found.map((car) => (
          <li key={car.carId} className={css.row}>
            <span className={css.car}>
              <span className={css.title}>
                {car.carTitle} <PlateLine car={car} />
              </span>
              <span className={textCss.quiet}>{sharesText(car.shares, partners)}</span>
              {car.shareSets.map(
                ({ fromDay, shares }) =>
                  fromDay &&
                  fromDay > today && (
                    <span key={fromDay} className={textCss.quiet}>
                      {PARTNERS_TEXTS.since(fromDay)}: {sharesText(shares, partners)}
                    </span>
                  ),
              )}
            </span>
            {mayWrite && (
              <Button
                disabled={partners.length === 0}
                aria-label={`${PARTNERS_TEXTS.edit}: ${car.carTitle} ${car.licensePlate}`}
                onClick={() => setEditedId(car.carId)}
              >
                {PARTNERS_TEXTS.edit}
              </Button>
            )}
          </li>
        ))}
      </DividedList>
      {edited && (
        <CarSharesDialog car={edited} partners={partners} onClose={() => setEditedId(null)} />
      )}
    </>
  );
}
