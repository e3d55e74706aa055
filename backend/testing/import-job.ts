import { vi } from 'vitest';
import type { Client } from './client';
import { formOf, sendForm } from './data/uploads';

/** Timeout of a small job on a busy machine, including the start of its worker. */
export const JOB_PATIENCE = { timeout: 20_000, interval: 20 };

/** Runs a preview of one car to its end; returns the job id. */
export async function finishedPreviewJob(url: string, client: Client): Promise<number> {
  const bytes = Buffer.from('Марка;Модель;Госномер\nKia;Rio;А418КМ77');
  const form = formOf({ bytes, field: 'file' });
  form.append('run', 'preview');
  const { body } = await sendForm<{ id: number }>(url, client, '/import/jobs', form);
  await vi.waitFor(async () => {
    const job = await client.rest<{ state: string }>('GET', `/import/jobs/${body.id}`);
    if (job.body.state !== 'done') throw new Error(`the job is ${job.body.state}`);
  }, JOB_PATIENCE);
  return body.id;
}
