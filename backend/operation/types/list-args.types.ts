import { LIST_PAGE, LIST_SLICE } from '@schema/constants';
import { ArgsType, Field, Int } from 'type-graphql';

/** Paging arguments of a list; bounds: schema/forms/list-query. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true, description: 'Page number, starting at 1; defaults to 1' })
  page?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Rows per page, 1–${LIST_PAGE.maxSize}; defaults to ${LIST_PAGE.size}`,
  })
  pageSize?: number | null;
}

/** A part of a list; bounds: schema/forms/list-slice. */
@ArgsType()
export class SliceArgs {
  @Field(() => Int, {
    nullable: true,
    description: `Maximum number of rows, 1–${LIST_SLICE.maxSize}; defaults to ${LIST_SLICE.size} with \`cursor\`, else to all`,
  })
  limit?: number | null;

  @Field(() => String, {
    nullable: true,
    description: '`nextCursor` of the previous part; omitted for the first part',
  })
  cursor?: string | null;
}

@ArgsType()
export class ListArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Part of any text that the list shows, ignoring case, ё as е; digits alone also match phones and license plates',
  })
  search?: string | null;
}
