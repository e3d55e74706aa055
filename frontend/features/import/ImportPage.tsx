import { useSession } from '@frontend/shared/data/session';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { LoadFailure } from '@frontend/shared/ui/feedback/QueryStatus';
import { PageHead, PageSection } from '@frontend/shared/ui/layout/Page';
import { Text } from '@frontend/shared/ui/layout/Text';
import { MESSAGES } from '@schema/messages';
import { IMPORT_TEXTS, rowsText, sumsText } from '@schema/texts/files/import';
import { nothingText } from '@schema/texts/files/import-nothing';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useSyncExternalStore } from 'react';
import { ColumnMeanings } from './ColumnMeanings';
import { FileDrop } from './FileDrop';
import css from './Import.module.css';
import { ImportDone, type ImportLinks } from './ImportDone';
import { ImportProgress } from './ImportProgress';
import { ImportReport } from './ImportReport';
import { ImportControl } from './import-control';
import { sumsOf } from './import-sums';
import { LastImport } from './LastImport';
import { SheetSettings } from './SheetSettings';

/** The import wizard: file, columns, report, result. */
export function ImportPage({ links }: { readonly links: ImportLinks }) {
  const importing = useImport();
  const { file, fileName, preview, result, failure, work, control } = importing;
  if (result) {
    return (
      <PageSection>
        <PageHead title={IMPORT_TEXTS.title} subtitle={fileName ?? undefined} />
        <ImportDone
          result={result}
          links={links}
          onAgain={control.again}
          onUndone={control.undone}
        />
      </PageSection>
    );
  }
  const subtitle = [fileName, preview && rowsText(preview.rows.length)].filter(Boolean).join(' · ');
  const isImporting = work === 'import';
  const isRefused = failure?.isOfFile === true;
  const isOpen = (file === null || isRefused) && !isImporting;
  return (
    <PageSection query={{ isLoading: work !== null }}>
      <PageHead
        title={IMPORT_TEXTS.title}
        subtitle={subtitle || undefined}
        actions={
          file &&
          !isOpen &&
          !isImporting && (
            <Button icon={<RotateCcw />} onClick={control.restart}>
              {IMPORT_TEXTS.otherFile}
            </Button>
          )
        }
      />
      {failure && <Failure {...importing} failure={failure} />}
      {isOpen && (
        <>
          {importing.last && (
            <LastImport job={importing.last} onHide={control.again} onUndone={control.undone} />
          )}
          <p className={css.lead}>{IMPORT_TEXTS.lead}</p>
          <FileDrop onFile={control.choose} />
          <Text as="p" tone="muted" size="label">
            {IMPORT_TEXTS.knows}
          </Text>
        </>
      )}
      {work && (isImporting || !preview) && (
        <ImportProgress {...importing} run={work} onCancel={control.cancel} />
      )}
      {preview && !isImporting && (
        <>
          <SheetSettings preview={preview} choice={importing.choice} onChange={control.change} />
          {preview.columns.length > 0 && <ColumnMeanings preview={preview} onMean={control.mean} />}
          {preview.problem ? (
            <ErrorBox message={preview.problem} />
          ) : (
            <ImportReport key={`${preview.kind} ${preview.sheet}`} preview={preview} />
          )}
          <Footer importing={importing} />
        </>
      )}
    </PageSection>
  );
}

type Importing = ReturnType<typeof useImport>;

interface FailureProps extends Pick<Importing, 'file' | 'work' | 'control'> {
  readonly failure: NonNullable<Importing['failure']>;
}

/**
 * An error; retry reads a selected file again, else dismisses a job started elsewhere. After a
 * refused file another can be chosen.
 */
function Failure({ file, work, control, failure: { run, message, isOfFile } }: FailureProps) {
  const { failed, previewFailed } = MESSAGES.importing;
  const texts = { title: run === 'import' ? failed : previewFailed, message };
  if (file && isOfFile) return <ErrorBox {...texts} />;
  return file ? (
    <LoadFailure
      query={{ isLoading: work === 'preview', retry: control.retry }}
      {...texts}
      hasNarrowButton
    />
  ) : (
    <ErrorBox {...texts}>
      <div>
        <Button onClick={control.restart}>{IMPORT_TEXTS.otherFile}</Button>
      </div>
    </ErrorBox>
  );
}

function Footer({ importing }: { readonly importing: Importing }) {
  const { preview, work, control } = importing;
  const sums = preview ? sumsText(sumsOf(preview)) : '';
  return (
    <footer className={css.footer} data-bottom-bar="tall">
      <Text as="p" weight={600} role="status">
        {work === 'preview'
          ? IMPORT_TEXTS.reading
          : sums
            ? `${IMPORT_TEXTS.willAdd}: ${sums}`
            : preview && nothingText(preview)}
      </Text>
      <Button
        look="primary"
        size="large"
        disabled={sums === '' || work === 'preview'}
        onClick={control.submit}
      >
        {IMPORT_TEXTS.submit}
      </Button>
    </footer>
  );
}

let control: ImportControl | null = null;

/** One control per user: another user must not see the file. */
function controlOf(userId: number): ImportControl {
  if (control?.userId !== userId) control = new ImportControl(userId);
  return control;
}

function useImport() {
  const { user } = useSession();
  const own = controlOf(user.id);
  const state = useSyncExternalStore(own.onChange, own.state);
  useEffect(() => void own.resume(), [own]);
  return { ...state, control: own };
}
