import { useSession } from '@frontend/shared/data/session';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { isPermission, PERMISSION_TITLES, PERMISSIONS } from '@schema/permissions';
import { USERS_TEXTS } from '@schema/texts/people/users';
import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import css from './UsersList.module.css';
import { useIsOthersOwner } from './use-owner';
import type { UserFacts } from './useUsers';

export type UserAction = 'edit' | 'access' | 'delete';

interface UserItemProps {
  readonly user: UserFacts;
  /** Name of the partner to whom the user is tied; null: a member of staff. */
  readonly partner: string | null;
  readonly onAction: (action: UserAction) => void;
}

/** Permission titles in the documented order. */
function permissionsText(permissions: readonly string[]): string {
  const known = PERMISSIONS.filter((permission) => permissions.includes(permission));
  if (known.length === PERMISSIONS.length) return USERS_TEXTS.allPermissions;
  if (known.length === 0) return USERS_TEXTS.noPermissions;
  return known
    .filter(isPermission)
    .map((name) => PERMISSION_TITLES[name])
    .join(', ');
}

/** An account of the list; the user's own cannot be deleted (requirements.md, U5). */
export function UserItem({ user, partner, onAction }: UserItemProps) {
  const isOwn = useSession().user.id === user.id;
  const isKept = useIsOthersOwner(user);
  const { login, isActive, permissions } = user;
  return (
    <li className={css.row}>
      <Row gap={8} rowGap={4} align="center" wrap canShrink>
        <Text size="input" weight={650} className={css.login}>
          {login}
        </Text>
        <Badge look={isActive ? 'success' : 'neutral'}>
          {isActive ? USERS_TEXTS.active : USERS_TEXTS.disabled}
        </Badge>
        {partner !== null && <Badge look="accent">{`${USERS_TEXTS.partner}: ${partner}`}</Badge>}
        {user.mustChangePassword && <Badge look="neutral">{USERS_TEXTS.oneTime}</Badge>}
        {user.isOwner && <Badge look="accent">{USERS_TEXTS.owner}</Badge>}
        {isOwn && <Badge look="accent">{USERS_TEXTS.you}</Badge>}
      </Row>
      <Text as="p" tone="muted" size="label">
        {permissionsText(permissions)}
      </Text>
      <Row gap={8}>
        <Button
          icon={<Pencil />}
          aria-label={`${USERS_TEXTS.edit} ${login}`}
          onClick={() => onAction('edit')}
        >
          {USERS_TEXTS.edit}
        </Button>
        <IconButton
          look="framed"
          label={`${USERS_TEXTS.access}: ${login}`}
          icon={<KeyRound />}
          onClick={() => onAction('access')}
        />
        {!isKept && (
          <IconButton
            look="framed"
            label={`${USERS_TEXTS.delete} ${login}`}
            icon={<Trash2 />}
            onClick={() => onAction('delete')}
          />
        )}
      </Row>
    </li>
  );
}
