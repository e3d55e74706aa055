import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import type { PaperFactsFragment } from '@frontend/shared/papers/papers.generated';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Text } from '@frontend/shared/ui/layout/Text';
import { PAPER_LINK_TEXTS as texts } from '@schema/texts/papers/paper-link';
import { paperTitle } from '@schema/texts/papers/papers';
import { LinkAddress } from './LinkAddress';
import { LinkState } from './LinkState';
import { PaperLinkDocument } from './paper.generated';
import { useCreateLink } from './useCreateLink';

interface LinkDialogProps {
  readonly paper: PaperFactsFragment;
  readonly onClose: () => void;
}

/** The customer's link to a document: made, sent once, revoked. */
export default function LinkDialog({ paper, onClose }: LinkDialogProps) {
  const { data, query } = useFreshQuery(PaperLinkDocument, {
    variables: { id: paper.id },
    topics: ['papers'],
  });
  const { create, created, isPending, error } = useCreateLink(paper.id);
  const read = data?.paper.link ?? null;
  // The answer of the creation arrives before the new link is read.
  const link = created && read && read.id < created.id ? null : read;
  const isNew =
    created !== null && (link === null || (link.id === created.id && link.revokedAt === null));
  return (
    <Dialog title={texts.open} onClose={onClose}>
      <DialogBody>
        <Text as="p">
          <b>{paperTitle(paper)}</b>
        </Text>
        {!isNew && (
          <Text as="p" tone="muted">
            {texts.about}
          </Text>
        )}
        <QueryStatus
          query={query}
          isLoaded={data !== undefined}
          loading={texts.loading}
          title={texts.loadFailed}
          hint={null}
        />
        {paper.voidedAt !== null && <InfoPanel look="warning">{texts.ofVoid}</InfoPanel>}
        {isNew && <LinkAddress paper={paper} created={created} />}
        {error !== null && <ErrorBox message={error} />}
        {data && (
          <LinkState
            link={link}
            isAddressShown={isNew}
            isVoid={paper.voidedAt !== null}
            isCreating={isPending}
            onCreate={() => void create()}
          />
        )}
      </DialogBody>
    </Dialog>
  );
}
