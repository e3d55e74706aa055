import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useSession } from '@frontend/shared/data/session';
import { LinkAddress } from '@frontend/shared/links/LinkAddress';
import { LinkState } from '@frontend/shared/links/LinkState';
import { useCreateLink } from '@frontend/shared/links/use-create-link';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { LINK_TEXTS } from '@schema/texts/links/links';
import { STATEMENT_TEXTS } from '@schema/texts/money/partner-statements';
import { STATEMENT_LINK_TEXTS as texts } from '@schema/texts/money/statement-link';
import { periodText } from '@schema/values/time/report-period';
import {
  CreateStatementLinkDocument,
  RevokeStatementLinkDocument,
  StatementLinksDocument,
} from './partner-statements.generated';
import type { Statement } from './usePartnerStatements';

interface StatementLinkDialogProps {
  readonly statement: Statement;
  readonly onClose: () => void;
}

/** The partner's link to the statement of a period: made, sent once, revoked. */
export default function StatementLinkDialog({ statement, onClose }: StatementLinkDialogProps) {
  const { partnerId, partnerName, from, to } = statement;
  const { now } = useSession();
  const { data, query } = useFreshQuery(StatementLinksDocument, {
    variables: { partnerId },
    topics: ['statementLinks'],
  });
  const send = useCommand('createStatementLink', CreateStatementLinkDocument);
  const revoke = useCommand('revokeStatementLink', RevokeStatementLinkDocument);
  const links = data?.statementLinks ?? [];
  const isOfPeriod = (link: { from: string; to: string }) => link.from === from && link.to === to;
  const { create, link, fresh, isPending, error } = useCreateLink(
    async () => (await send({ input: { partnerId, from, to } })).createStatementLink,
    data && (links.find(isOfPeriod) ?? null),
  );
  const others = links.filter(
    (other) => !isOfPeriod(other) && other.revokedAt === null && new Date(other.expiresAt) > now(),
  );
  const title = `${STATEMENT_TEXTS.title}, ${periodText(statement)}`;
  const revoking = {
    revoke: (id: number) => revoke({ id }),
    revokeHint: texts.revokeHint,
  };
  return (
    <Dialog title={texts.open} onClose={onClose}>
      <DialogBody>
        <Stack gap={4}>
          <b>{partnerName}</b>
          <span>{title}</span>
        </Stack>
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
        {fresh && <LinkAddress title={title} created={fresh} phone={null} qrHint={texts.qrHint} />}
        {error !== null && <ErrorBox message={error} />}
        {data && (
          <LinkState
            link={link}
            isAddressShown={fresh !== null}
            mayCreate
            isCreating={isPending}
            onCreate={create}
            {...revoking}
          />
        )}
        {others.length > 0 && (
          <Stack as="section" gap={12} aria-label={texts.others}>
            <b>{texts.others}</b>
            {others.map((other) => (
              <Stack key={other.id} gap={4}>
                <b>{periodText(other)}</b>
                <LinkState link={other} isAddressShown mayCreate={false} {...revoking} />
              </Stack>
            ))}
          </Stack>
        )}
      </DialogBody>
    </Dialog>
  );
}
