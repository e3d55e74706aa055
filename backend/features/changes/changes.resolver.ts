import type { ChangeNotice } from '@backend/changes/feed';
import type { RequestContext } from '@backend/graphql/context';
import { Permit } from '@backend/graphql/permit';
import { Resolver, Root, Subscription } from 'type-graphql';
import { ChangeNoticeType } from './changes.types';

@Resolver()
export class ChangesResolver {
  @Permit('view_board')
  @Subscription(() => ChangeNoticeType, {
    description: 'Notices of what other people changed, from now on',
    subscribe: ({ context }: { context: RequestContext }) => context.changes.stream(),
  })
  changes(@Root() notice: ChangeNotice): ChangeNotice {
    return notice;
  }
}
