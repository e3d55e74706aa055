import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { LinkAddress } from '@frontend/shared/links/LinkAddress';
import { LinkState } from '@frontend/shared/links/LinkState';
import { useCreateLink } from '@frontend/shared/links/use-create-link';
import type { PaperFactsFragment } from '@frontend/shared/papers/papers.generated';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Text } from '@frontend/shared/ui/layout/Text';
import { LINK_TEXTS } from '@schema/texts/links/links';
import { PAPER_LINK_TEXTS as texts } from '@schema/texts/papers/paper-link';
import { paperTitle } from '@schema/texts/papers/papers';
import {
  CreatePaperLinkDocument,
  PaperLinkDocument,
  RevokePaperLinkDocument,
} from './paper.generated';

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
  const send = useCommand('createPaperLink', CreatePaperLinkDocument);
  const revoke = useCommand('revokePaperLink', RevokePaperLinkDocument);
  const { create, link, fresh, isPending, error } = useCreateLink(
    async () => (await send({ paperId: paper.id })).createPaperLink,
    data?.paper.link,
  );
  const title = paperTitle(paper);
  return (
    <Dialog title={texts.open} onClose={onClose}>
      <DialogBody>
        <Text as="p">
          <b>{title}</b>
        </Text>
        {!fresh && (
          <Text as="p" tone="muted">
            {texts.about}
          </Text>
        )}
        <QueryStatus
          query={query}
          isLoaded={data !== undefined}
          loading={LINK_TEXTS.loading}
          title={LINK_TEXTS.loadFailed}
          hint={null}
        />
        {paper.voidedAt !== null && <InfoPanel look="warning">{texts.ofVoid}</InfoPanel>}
        {fresh && (
          <LinkAddress
            title={title}
            created={fresh}
            phone={paper.customerPhone}
            qrHint={texts.qrHint}
          />
        )}
        {error !== null && <ErrorBox message={error} />}
        {data && (
          <LinkState
            link={link}
            isAddressShown={fresh !== null}
            mayCreate={paper.voidedAt === null}
            isCreating={isPending}
            onCreate={create}
            revoke={(id) => revoke({ id })}
            revokeHint={texts.revokeHint}
          />
        )}
      </DialogBody>
    </Dialog>
  );
}
