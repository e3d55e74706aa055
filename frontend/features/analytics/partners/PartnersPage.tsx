import { useSession } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { PageSection } from '@frontend/shared/ui/layout/Page';
import { Panel, PanelRow } from '@frontend/shared/ui/layout/Panel';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { writesPartners } from '@schema/permissions';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { PARTNERS_TEXTS } from '@schema/texts/reports/analytics';
import { CarSharesList } from './CarSharesList';
import { shareColumns } from './export-shares';
import { PartnerName } from './PartnerName';
import { usePartners } from './usePartners';

/**
 * Adds and renames partners and sets their shares of each car (requirements.md, N8); who may only see the
 * analytics reads them.
 */
export function PartnersPage() {
  const { shares, query } = usePartners();
  const mayWrite = writesPartners(useSession().user);
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
              <PartnerName key={`new ${shares.partners.length}`} partner={null} mayWrite />
            ) : (
              <Text as="p" tone="muted" size="label">
                {PARTNERS_TEXTS.readOnly}
              </Text>
            )}
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
            <CarSharesList cars={shares.cars} partners={shares.partners} mayWrite={mayWrite} />
          </Panel>
        </PanelRow>
      )}
    </PageSection>
  );
}
