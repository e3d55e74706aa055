import { download } from '@frontend/shared/export/export-table';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { docxOf } from '@frontend/shared/papers/docx-blob';
import { usePaperFile } from '@frontend/shared/papers/usePaperFile';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { LoadFailure } from '@frontend/shared/ui/feedback/QueryStatus';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { SHARED_PAGE_TEXTS } from '@schema/texts/links/links';
import { SHARED_PAPER_TEXTS as texts } from '@schema/texts/papers/paper-link';
import { PAPER_TEXTS } from '@schema/texts/papers/paper-page';
import { paperTitle } from '@schema/texts/papers/papers';
import { formatDay, formatMoment } from '@schema/values/time/calendar';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { Suspense, useCallback, useState } from 'react';
import { FileCheck } from './FileCheck';
import type { SharedPaperFacts } from './load-shared-paper';
import css from './SharedPaper.module.css';

const PaperPages = lazyComponent(() => import('@frontend/shared/papers/PaperPages'));

/** The opened document: its pages, whether the file is unchanged, print, download, own file. */
export function SharedPaperView({ paper }: { readonly paper: SharedPaperFacts }) {
  const { url, sha256, fileName, isVoid } = paper;
  const { file, failure, isLoading, retry } = usePaperFile({
    url,
    sha256,
    missingText: texts.fileMissing,
    pageUser: null,
  });
  const [isDrawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => setDrawn(true), []);
  return (
    <>
      <Head paper={paper} />
      {isVoid && (
        <InfoPanel look="warning" title={texts.voidTitle}>
          {texts.voidHint}
        </InfoPanel>
      )}
      {file?.isIntact === false && (
        <ErrorBox title={PAPER_TEXTS.altered} message={texts.alteredHint} />
      )}
      <Row gap={8} wrap>
        <Button
          className={css.action}
          look="primary"
          icon={<Download />}
          disabled={file === null}
          onClick={() => file && download(docxOf(file.bytes), fileName)}
        >
          {PAPER_TEXTS.download}
        </Button>
        <Button
          className={css.action}
          icon={<Printer />}
          disabled={!isDrawn}
          onClick={() => window.print()}
        >
          {PAPER_TEXTS.print}
        </Button>
      </Row>
      <FileCheck sha256={sha256} size={paper.size} />
      {failure !== null && (
        <LoadFailure
          query={{ error: new Error(failure), isLoading, retry }}
          title={PAPER_TEXTS.fileFailed}
          hint={null}
        />
      )}
      {file === null && failure === null && <Spinner description={PAPER_TEXTS.fileLoading} />}
      {file?.isIntact === true && (
        <Row>
          <Badge look="success" icon={<CircleCheck />}>
            {PAPER_TEXTS.intact}
          </Badge>
        </Row>
      )}
      {file && (
        <Suspense fallback={<Spinner description={PAPER_TEXTS.fileLoading} />}>
          <PaperPages bytes={file.bytes} onDrawn={onDrawn} />
        </Suspense>
      )}
    </>
  );
}

function Head({ paper }: { readonly paper: SharedPaperFacts }) {
  const { companyName, issuedOn, expiresAt, zone } = paper;
  const until = SHARED_PAGE_TEXTS.until(formatMoment(new Date(expiresAt), zone));
  return (
    <Stack as="header" gap={4}>
      <Text weight={650}>{companyName}</Text>
      <h1 className={css.title}>{paperTitle(paper)}</h1>
      <Text tone="muted">{`${texts.issued(formatDay(issuedOn))} · ${until}`}</Text>
    </Stack>
  );
}
