import { copyText } from '@frontend/shared/lib/device/clipboard';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { DialogFrame } from '@frontend/shared/ui/dialogs/DialogFrame';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Text } from '@frontend/shared/ui/layout/Text';
import { MESSAGES } from '@schema/messages';
import { TAG_CATALOGUE_TEXTS as texts, writtenTag } from '@schema/texts/papers/paper-templates';
import { KNOWN_TAGS, type KnownTag } from '@schema/values/papers/known-tags';
import Copy from 'lucide-react/icons/copy';
import css from './TagCatalogue.module.css';

interface Group {
  readonly title: string;
  readonly tags: readonly KnownTag[];
}

const outside = KNOWN_TAGS.filter(({ isBlock, block }) => !isBlock && block === null);

const blocks = KNOWN_TAGS.filter(({ isBlock }) => isBlock);
const rowsOf = (name: string) => KNOWN_TAGS.filter(({ block }) => block === name);

const GROUPS: readonly Group[] = [
  { title: texts.values, tags: outside.filter(({ isHandwritten }) => !isHandwritten) },
  { title: texts.handwritten, tags: outside.filter(({ isHandwritten }) => isHandwritten) },
  ...blocks
    .filter(({ name }) => rowsOf(name).length > 0)
    .map((block) => ({ title: texts.rows(block.label), tags: [block, ...rowsOf(block.name)] })),
  { title: texts.conditions, tags: blocks.filter(({ name }) => rowsOf(name).length === 0) },
];

/** What is put into the document: a block with its end. */
const inserted = (tag: KnownTag) =>
  tag.isBlock ? `${writtenTag(tag)}{/${tag.name}}` : writtenTag(tag);

async function copy(text: string): Promise<void> {
  if (await copyText(text)) showToast('success', texts.copied(text));
  else showToast('error', MESSAGES.clipboard.copyFailed);
}

/** All tags that a template may have, to be copied into Word. */
export default function TagCatalogue({ onClose }: { readonly onClose: () => void }) {
  return (
    <DialogFrame title={texts.title} onClose={onClose}>
      <DialogBody>
        <Text as="p" tone="label">
          {texts.hint}
        </Text>
        {GROUPS.map(({ title, tags }) => (
          <section key={title} aria-label={title}>
            <Text as="h3" weight={600}>
              {title}
            </Text>
            <ul className={css.tags}>
              {tags.map((tag) => (
                <li key={tag.name} className={css.tag}>
                  <span className={css.names}>
                    <code className={css.written}>{inserted(tag)}</code>
                    <Text tone="muted" size="label">
                      {tag.label}
                    </Text>
                  </span>
                  <IconButton
                    label={texts.copyTag(inserted(tag))}
                    icon={<Copy />}
                    onClick={() => void copy(inserted(tag))}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </DialogBody>
    </DialogFrame>
  );
}
