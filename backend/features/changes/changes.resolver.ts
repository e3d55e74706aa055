import type { ChangeNotice } from '@backend/changes/notices';
import type { RequestContext } from '@backend/operation/context';
import { PermitWithPartners } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Arg, Resolver, Root, Subscription } from 'type-graphql';
import { ChangeNoticeType } from './changes.types';

const SINCE =
  `Cursor of the last notice received, or of a board: the connection begins with the notices missed since
and a notice \`subscribed\`, whose topics are empty, or all topics when the missed notices are no longer known;
omitted receives notices from now on`.replaceAll('\n', ' ');

interface SubscriptionRequest {
  readonly args: { readonly since?: string | null };
  readonly context: RequestContext;
}

@Resolver()
export class ChangesResolver {
  @Price(1)
  @PermitWithPartners('view_board')
  @Subscription(() => ChangeNoticeType, {
    description: 'Notices of changes, from now on',
    subscribe: ({ args: { since }, context: { changes, now } }: SubscriptionRequest) =>
      changes.stream(since == null ? undefined : { since, now }),
  })
  changes(
    @Root() notice: ChangeNotice,
    // Implemented by `subscribe` above; declared so that the schema has the field.
    @Arg('since', () => String, { nullable: true, description: SINCE }) _since?: string,
  ): ChangeNotice {
    return notice;
  }
}
