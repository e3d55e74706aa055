import { useZone } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { ListPage } from '@frontend/shared/ui/lists/ListPage';
import { ListSkeleton } from '@frontend/shared/ui/lists/ListSkeleton';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { PAPER_KIND_TEXTS } from '@schema/texts/papers/paper-kind-texts';
import { PAPER_FORMS, PAPER_LIST_TEXTS as texts } from '@schema/texts/papers/paper-list';
import { RENTAL_PAPERS_TEXTS } from '@schema/texts/papers/papers';
import { foundText } from '@schema/texts/shell/lists';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { PAPER_KINDS } from '@schema/values/papers/paper-kinds';
import { plural } from '@schema/values/words/plural';
import FileText from 'lucide-react/icons/file-text';
import SearchX from 'lucide-react/icons/search-x';
import X from 'lucide-react/icons/x';
import { PaperRows } from './PaperRows';
import { paperColumns } from './paper-columns';
import { usePaperList } from './usePaperList';

const KINDS = PAPER_KINDS.map((id) => ({ id, title: PAPER_KIND_TEXTS[id] }));

interface PaperListProps {
  /** Path of a booking; null: this user has no page that shows it. */
  readonly bookingLink: ((bookingId: number) => string) | null;
}

/** The documents of all rentals, the latest first, with search, a filter by kind and export. */
export function PaperList({ bookingLink }: PaperListProps) {
  const { address, kind, setKind, customerId, showAllCustomers, list, query, readAll } =
    usePaperList();
  const zone = useZone();
  const isNarrowed = address.search !== '' || kind !== null || customerId !== null;
  const countText = (total: number) =>
    isNarrowed ? foundText(total, null) : plural(total, PAPER_FORMS);
  return (
    <ListPage
      title={SHELL_TEXTS.papers}
      subtitle={list ? countText(list.total) : ''}
      exported={
        <ExportButtons
          fileName={EXPORT_TEXTS.papersFile}
          columns={paperColumns(zone)}
          load={readAll}
        />
      }
      address={address}
      search={{ label: texts.search, placeholder: texts.searchPlaceholder }}
      filters={
        <>
          {customerId !== null && (
            <Button icon={<X />} title={texts.ofAll} onClick={showAllCustomers}>
              {texts.ofCustomer(list?.items[0]?.customerName ?? null)}
            </Button>
          )}
          <Select
            label={texts.kind}
            isLabelHidden
            emptyTitle={texts.anyKind}
            options={KINDS}
            value={kind}
            onChange={setKind}
          />
        </>
      }
      query={query}
      failure={{ title: RENTAL_PAPERS_TEXTS.loadFailed, hint: null }}
      loading={<ListSkeleton description={texts.loading} />}
      list={list}
      empty={{
        icon: isNarrowed ? <SearchX /> : <FileText />,
        title: isNarrowed ? texts.noMatch : texts.none,
        description: isNarrowed ? texts.noMatchHint : texts.noneHint,
      }}
    >
      {(papers) => <PaperRows papers={papers} bookingLink={bookingLink} />}
    </ListPage>
  );
}
