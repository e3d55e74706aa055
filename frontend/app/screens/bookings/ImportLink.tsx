import { IMPORT_PATH, IMPORT_PERMISSIONS } from '@frontend/app/paths';
import { useSession } from '@frontend/shared/data/session';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { canAny } from '@schema/permissions';
import { IMPORT_TEXTS } from '@schema/texts/files/import';
import Upload from 'lucide-react/icons/upload';

/** A link to the import beside the export buttons; null without the permission. */
export function ImportLink() {
  const { user } = useSession();
  if (!canAny(user, IMPORT_PERMISSIONS)) return null;
  return (
    <ButtonLink target={{ to: IMPORT_PATH }} icon={<Upload />}>
      {IMPORT_TEXTS.open}
    </ButtonLink>
  );
}
