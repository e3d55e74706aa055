import type { ImportPlan } from '@backend/domain/import/import-plan';
import { countFates, meaningFault, planImport } from '@backend/domain/import/plan-import';
import type { SignedInContext } from '@backend/graphql/context';
import type { ImportPreview } from '@schema/import';
import { loadKnown } from './load-known';
import { type AskedImport, readUpload } from './read-upload';

const NOTHING: ImportPlan = { rows: [], cars: [], customers: [], sources: [], bookings: [] };

/**
 * A dry run: reads the file, says what each row would come to, writes nothing. Refuses what is no table
 * (UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, VALIDATION_FAILED), and FORBIDDEN what the user may not import.
 */
export async function previewImport(
  ctx: SignedInContext,
  file: Uint8Array,
  asked: AskedImport,
): Promise<ImportPreview> {
  const { read, sheets, occasion } = await readUpload(ctx, file, asked);
  const problem = meaningFault(read);
  const plan =
    problem === null
      ? planImport(read, await loadKnown(ctx.em, read, occasion), occasion)
      : NOTHING;
  const { kind, sheet, headerRow, columns } = read;
  return {
    kind,
    sheet,
    sheets,
    headerRow,
    columns,
    problem,
    rows: plan.rows,
    counts: countFates(plan.rows),
    newCars: plan.cars.length,
    newCustomers: plan.customers.length,
    newSources: plan.sources,
  };
}
