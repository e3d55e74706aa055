import { useSession } from '@frontend/shared/data/session';
import { ButtonLink } from '@frontend/shared/ui/ButtonLink';
import { canAny } from '@schema/permissions';
import { IMPORT_TEXTS } from '@schema/texts/import';
import { Upload } from 'lucide-react';
import { IMPORT_PATH, IMPORT_PERMISSIONS } from '../paths';

/** The way to the import beside the export of a list; nothing for one who may not import. */
export function ImportLink() {
  const { user } = useSession();
  if (!canAny(user, IMPORT_PERMISSIONS)) return null;
  return (
    <ButtonLink target={{ to: IMPORT_PATH }} icon={<Upload />}>
      {IMPORT_TEXTS.open}
    </ButtonLink>
  );
}
