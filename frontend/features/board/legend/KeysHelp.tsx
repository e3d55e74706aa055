import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { Text } from '@frontend/shared/ui/layout/Text';
import { KEYS_HELP, KEYS_HELP_TITLE } from '@schema/texts/board/board-keys';
import css from './KeysHelp.module.css';

/** Every key of the board, by purpose. */
export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={KEYS_HELP_TITLE} onClose={onClose}>
      <DialogBody>
        {KEYS_HELP.map(({ title, keys }) => (
          <section key={title} className={css.group}>
            <Text as="h3" size="label" weight={650} className={css.title}>
              {title}
            </Text>
            <dl className={css.keys}>
              {keys.map(([key, does]) => (
                <div key={key} className={css.row}>
                  <dt>
                    <kbd className={css.key}>{key}</kbd>
                  </dt>
                  <dd className={css.does}>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </DialogBody>
    </Dialog>
  );
}
