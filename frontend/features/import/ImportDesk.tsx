import { Button } from '@frontend/shared/ui/Button';
import { ErrorBox } from '@frontend/shared/ui/ErrorBox';
import { PageHead } from '@frontend/shared/ui/Page';
import { Spinner } from '@frontend/shared/ui/Spinner';
import { MESSAGES } from '@schema/messages';
import { IMPORT_TEXTS, rowsText, sumsText } from '@schema/texts/import';
import { RotateCcw } from 'lucide-react';
import { ColumnMeanings } from './ColumnMeanings';
import { FileDrop } from './FileDrop';
import css from './Import.module.css';
import { ImportDone, type ImportLinks } from './ImportDone';
import { ImportReport } from './ImportReport';
import { sumsOf } from './import-request';
import { SheetSettings } from './SheetSettings';
import { useImport } from './useImport';

/** A company's own spreadsheet on its way in: file, meaning, report, and what came of it. */
export function ImportDesk({ links }: { readonly links: ImportLinks }) {
  const desk = useImport();
  const { file, preview, result, failure, work } = desk;
  if (result) {
    return (
      <section className={css.section}>
        <PageHead title={IMPORT_TEXTS.title} subtitle={file?.name} />
        <ImportDone result={result} links={links} onAgain={desk.restart} />
      </section>
    );
  }
  const subtitle = file
    ? [file.name, preview && rowsText(preview.rows.length)].filter(Boolean).join(' · ')
    : undefined;
  return (
    <section className={css.section} aria-busy={work !== null}>
      <PageHead
        title={IMPORT_TEXTS.title}
        subtitle={subtitle}
        actions={
          file && (
            <Button icon={<RotateCcw />} onClick={desk.restart}>
              {IMPORT_TEXTS.otherFile}
            </Button>
          )
        }
      />
      {!file && (
        <>
          <p className={css.lead}>{IMPORT_TEXTS.lead}</p>
          <FileDrop onFile={desk.choose} />
          <p className={css.quiet}>{IMPORT_TEXTS.knows}</p>
        </>
      )}
      {failure && (
        <ErrorBox
          title={
            preview && work === null ? MESSAGES.importing.failed : MESSAGES.importing.previewFailed
          }
          message={failure}
        >
          <Button isPending={work === 'reading'} onClick={desk.retry}>
            {IMPORT_TEXTS.retry}
          </Button>
        </ErrorBox>
      )}
      {work === 'reading' && !preview && (
        <>
          <Spinner description={IMPORT_TEXTS.reading} />
          <progress
            className={css.progress}
            value={desk.share}
            aria-label={IMPORT_TEXTS.uploading}
          />
        </>
      )}
      {preview && (
        <>
          <SheetSettings preview={preview} choice={desk.choice} onChange={desk.change} />
          {preview.columns.length > 0 && <ColumnMeanings preview={preview} onMean={desk.mean} />}
          {preview.problem ? (
            <ErrorBox message={preview.problem} />
          ) : (
            <ImportReport key={`${preview.kind} ${preview.sheet}`} preview={preview} />
          )}
          <Footer desk={desk} />
        </>
      )}
    </section>
  );
}

function Footer({ desk }: { readonly desk: ReturnType<typeof useImport> }) {
  const { preview, work, submit } = desk;
  const sums = preview ? sumsText(sumsOf(preview)) : '';
  return (
    <footer className={css.footer}>
      <p className={css.sums} role="status">
        {work === 'reading'
          ? IMPORT_TEXTS.reading
          : sums
            ? `${IMPORT_TEXTS.willAdd}: ${sums}`
            : IMPORT_TEXTS.nothingNew}
      </p>
      <Button
        look="primary"
        size="large"
        isPending={work === 'importing'}
        disabled={sums === '' || work === 'reading'}
        onClick={submit}
      >
        {IMPORT_TEXTS.submit}
      </Button>
    </footer>
  );
}
