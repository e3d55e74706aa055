import { sha256Of } from '@frontend/shared/papers/file-hash';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { SHARED_PAPER_TEXTS as texts } from '@schema/texts/papers/paper-link';
import FileSearch from 'lucide-react/icons/file-search';
import { useRef, useState } from 'react';
import css from './SharedPaper.module.css';

interface FileCheckProps {
  /** SHA-256 of the issued file, hex. */
  readonly sha256: string;
  /** Bytes of the issued file. */
  readonly size: number;
}

interface Checked {
  readonly name: string;
  readonly result: 'same' | 'different' | 'unreadable';
}

async function resultOf(file: File, { sha256, size }: FileCheckProps): Promise<Checked['result']> {
  // A larger file need not be read.
  if (file.size !== size) return 'different';
  try {
    return (await sha256Of(await file.arrayBuffer())) === sha256 ? 'same' : 'different';
  } catch {
    return 'unreadable';
  }
}

/** Whether the browser computes hashes: not on plain HTTP. */
const canHash = () => globalThis.crypto.subtle !== undefined;

/** Compares a file of the customer with the issued one, in the browser alone. */
export function FileCheck(issued: FileCheckProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isChecking, setChecking] = useState(false);
  const [checked, setChecked] = useState<Checked | null>(null);
  if (!canHash()) return null;
  const check = async (file: File) => {
    setChecking(true);
    setChecked({ name: file.name, result: await resultOf(file, issued) });
    setChecking(false);
  };
  return (
    <Stack gap={8}>
      <Row gap={12} rowGap={4} align="center" wrap>
        <Button
          className={css.action}
          icon={<FileSearch />}
          isPending={isChecking}
          onClick={() => input.current?.click()}
        >
          {texts.check}
        </Button>
        <Text tone="muted" size="label" className={css.hint}>
          {texts.checkHint}
        </Text>
      </Row>
      <input
        ref={input}
        type="file"
        accept=".docx"
        hidden
        aria-label={texts.check}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Without a reset, choosing the same file again fires no change event.
          event.target.value = '';
          if (file) void check(file);
        }}
      />
      <div aria-live="polite">
        {checked && (
          <InfoPanel look={checked.result === 'same' ? 'success' : 'warning'}>
            {texts[checked.result](checked.name)}
          </InfoPanel>
        )}
      </div>
    </Stack>
  );
}
