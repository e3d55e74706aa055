import { serveJobs } from '@backend/jobs/serve-jobs';
import type { PaperAnswer, PaperOrder } from '@backend/papers/paper-job';
import { runPaper } from '@backend/papers/run-paper';

/** Entry of the process that reads and fills uploaded templates; it has no database. */
serveJobs<null, PaperOrder, PaperAnswer, never>(async () => runPaper);
