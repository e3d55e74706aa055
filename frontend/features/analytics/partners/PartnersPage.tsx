import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { PageSection } from '@frontend/shared/ui/layout/Page';
import { Panel, PanelRow } from '@frontend/shared/ui/layout/Panel';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { PARTNERS_TEXTS } from '@schema/texts/reports/analytics';
import { CarSharesList } from './CarSharesList';
import { shareColumns } from './export-shares';
import { PartnerName } from './PartnerName';
import { usePartners } from './usePartners';

/** Adds and renames partners and sets their shares of each car (requirements.md, N8). */
export function PartnersPage() {
  const { shares, query } = usePartners();
  return (
    <PageSection query={query}>
      <QueryStatus query={query} isLoaded={shares != null} loading={PARTNERS_TEXTS.loading} />
      {shares && (
        <PanelRow>
          <Panel
            title={PARTNERS_TEXTS.list}
            {...(shares.partners.length === 0 && { hint: PARTNERS_TEXTS.emptyHint })}
          >
            <DividedList label={PARTNERS_TEXTS.list}>
              {shares.partners.map((partner) => (
                <PartnerName key={`${partner.id} ${partner.name}`} partner={partner} />
              ))}
            </DividedList>
            <PartnerName key={`new ${shares.partners.length}`} partner={null} />
          </Panel>
          <Panel
            title={PARTNERS_TEXTS.shares}
            actions={
              <ExportButtons
                fileName={EXPORT_TEXTS.sharesFile}
                columns={shareColumns(shares.partners)}
                load={() => shares.cars}
              />
            }
          >
            <CarSharesList cars={shares.cars} partners={shares.partners} />
          </Panel>
        </PanelRow>
      )}
    </PageSection>
  );
}
