import { useSession } from '@frontend/shared/data/session';
import { useMoment } from '@frontend/shared/data/use-moment';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { LINK_TEXTS as texts } from '@schema/texts/links/links';
import Ban from 'lucide-react/icons/ban';
import LinkIcon from 'lucide-react/icons/link';
import { useState } from 'react';
import css from './Links.module.css';
import { RevokeQuestion } from './RevokeQuestion';

export interface LinkFacts {
  readonly id: number;
  readonly expiresAt: string;
  readonly revokedAt: string | null;
  readonly views: number;
  readonly lastViewedAt: string | null;
}

interface LinkStateProps {
  /** Null: none was created. */
  readonly link: LinkFacts | null;
  /** The address of this link is shown above. */
  readonly isAddressShown: boolean;
  readonly mayCreate: boolean;
  readonly isCreating?: boolean;
  readonly onCreate?: () => void;
  readonly revoke: (id: number) => Promise<unknown>;
  readonly revokeHint: string;
}

/** Until when the link works, how often it was opened, and its buttons. */
export function LinkState({ link, isAddressShown, mayCreate, ...props }: LinkStateProps) {
  const moment = useMoment();
  const { now } = useSession();
  const [isRevoking, setRevoking] = useState(false);
  const isLive = link !== null && link.revokedAt === null && new Date(link.expiresAt) > now();
  return (
    <Stack gap={12}>
      {link && (
        <Stack gap={4}>
          <p>
            {link.revokedAt !== null
              ? texts.revoked(moment(link.revokedAt))
              : isLive
                ? texts.until(moment(link.expiresAt))
                : texts.expired(moment(link.expiresAt))}
          </p>
          <p>{texts.views(link.views, moment(link.lastViewedAt))}</p>
          {isLive && !isAddressShown && (
            <Text as="p" tone="muted">
              {mayCreate ? `${texts.hidden} ${texts.renewHint}` : null}
            </Text>
          )}
        </Stack>
      )}
      <Row gap={8} wrap>
        {mayCreate && !isAddressShown && (
          <Button
            className={css.action}
            look="primary"
            icon={<LinkIcon />}
            isPending={props.isCreating ?? false}
            onClick={() => props.onCreate?.()}
          >
            {link ? texts.renew : texts.create}
          </Button>
        )}
        {isLive && (
          <Button className={css.action} icon={<Ban />} onClick={() => setRevoking(true)}>
            {texts.revoke}
          </Button>
        )}
      </Row>
      {link && isRevoking && (
        <RevokeQuestion
          revoke={() => props.revoke(link.id)}
          hint={props.revokeHint}
          onClose={() => setRevoking(false)}
        />
      )}
    </Stack>
  );
}
