import type { RequestContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { PermitWithPartners } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Day } from '@backend/operation/scalars';
import { MAX_BOARD_DAYS } from '@schema/constants/board';
import { boardPayload } from '@schema/forms/board';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Board } from './board.types';
import { readBoard } from './read-board';

@Resolver()
export class BoardResolver {
  @Price(30, { days: 21 })
  @PermitWithPartners('view_board')
  @Form(boardPayload)
  @Query(() => Board, { description: 'Availability board from the given day on' })
  board(
    @Ctx() ctx: RequestContext,
    @Arg('start', () => Day, { description: 'First day in company time' }) start: string,
    @Arg('days', () => Int, { description: `Number of days, 1–${MAX_BOARD_DAYS}` }) days: number,
    @Arg('carIds', () => [Int], {
      nullable: true,
      description: 'IDs of the cars to return; unknown IDs are ignored, defaults to all cars',
    })
    carIds?: number[] | null,
  ): Promise<Board> {
    return readBoard(ctx, { start, days, carIds: carIds ?? 'all' });
  }
}
