import type { CallReply, getTeamMemberList } from '@pabean/api-client/contract';
import { memberTypesFor } from '@pabean/domain';
import { paths } from '../../shared/paths.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { brokenServer, type StoryAnswers } from '../../testing/story-server.ts';
import { fits, press, shows, triesAgain, waits, write } from '../../testing/story-steps.ts';

const meta = {
  title: 'Manage Team',
  ...screenOf('section 2, Manage Team; section 6', 760),
} satisfies ScreenMeta;
export default meta;

type Member = CallReply<typeof getTeamMemberList>['data'][number];
const dewa: Member = { id: '2', name: 'Dewa', email: 'dewa@example.com', type: 'Manager' };
const members: Member[] = [
  { id: '1', name: 'Rani', email: 'rani@example.com', type: 'Admin' },
  dewa,
  { id: '3', name: 'Sinta', email: 'sinta@example.com', type: 'Team' },
  { id: '4', name: 'Made', email: 'made@example.com', type: 'Telecaller' },
  { id: '5', name: 'Ketut', email: 'ketut@example.com', type: 'Night Staff' },
];
const team: StoryAnswers = {
  getTeamMemberList: { data: members },
  getTeamMemberType: { data: [...memberTypesFor('Admin')] },
  teamMemberInfo: { data: { ...dewa, myOrdersCount: 11 } },
};
const address = paths.page('manageTeam');
const editing = paths.manageTeamMember('2');
const loaded = shows('sinta@example.com');

/** Nobody deletes themselves. */
export const List: ScreenStory = { ...opens({ address, answers: team }), play: loaded };
/** A manager touches no admin. */
export const ForManager: ScreenStory = {
  ...opens({
    address,
    role: 'Manager',
    name: 'Dewa',
    answers: {
      ...team,
      getTeamMemberType: { data: [...memberTypesFor('Manager')] },
      userInfo: { data: dewa },
    },
  }),
  play: loaded,
};
export const RequiredFields: ScreenStory = {
  ...opens({ address, answers: team }),
  play: async () => {
    await loaded();
    await press('Add Team Member');
    await shows('Please enter your name.')();
  },
};
/** The server knows this e-mail already. */
export const Refused: ScreenStory = {
  ...opens({
    address,
    answers: {
      ...team,
      addTeamMember: {
        refused: 'Please check the form.',
        http: 422,
        errors: [{ path: 'email', message: 'There is a team member with this email already.' }],
      },
    },
  }),
  play: async () => {
    await loaded();
    await write('Name', 'Wayan');
    await write('Email', 'dewa@example.com');
    await write('Password', 'correct horse');
    await write('Member type', 'Team');
    await press('Add Team Member');
    await shows('There is a team member with this email already.')();
  },
};
export const Edit: ScreenStory = {
  ...opens({ address: editing, answers: team }),
  play: shows('Leave it empty to keep the old one.'),
};
/** The form waits for its member; the list beside it is there. */
export const EditLoading: ScreenStory = {
  ...opens({ address: editing, answers: { ...team, teamMemberInfo: 'pending' } }),
  play: async () => {
    await loaded();
    await waits('Loading the team member')();
  },
};
export const EditFailed: ScreenStory = {
  ...opens({ address: editing, answers: { ...team, teamMemberInfo: brokenServer } }),
  play: async () => {
    await loaded();
    await shows('This team member could not be loaded.')();
    await triesAgain();
  },
};
/** Deleted meanwhile, or a link that was cut off. */
export const EditMissing: ScreenStory = {
  ...opens({
    address: editing,
    answers: {
      ...team,
      teamMemberInfo: { refused: 'There is no such team member.', http: 404 },
    },
  }),
  play: async () => {
    await loaded();
    await shows('There is no such team member.')();
  },
};
export const DeleteQuestion: ScreenStory = {
  ...opens({ address, answers: team }),
  play: async () => {
    await loaded();
    await press(/^Delete.*Sinta/);
    await shows('Are you sure you want to delete?')();
    await shows(/^11 open orders are assigned to them\./)();
  },
};
export const Loading: ScreenStory = {
  ...opens({ address, answers: { ...team, getTeamMemberList: 'pending' } }),
  play: shows('Team Member List'),
};
export const Failed: ScreenStory = {
  ...opens({ address, answers: { ...team, getTeamMemberList: brokenServer } }),
  play: shows('The team could not be loaded.'),
};
export const FailedPhone: ScreenStory = {
  ...Failed,
  globals: phone,
  play: async () => {
    await shows('The team could not be loaded.')();
    await triesAgain();
    await fits();
  },
};
export const LongNames: ScreenStory = {
  ...opens({
    address,
    answers: {
      ...team,
      getTeamMemberList: {
        data: [
          ...members.slice(0, 1),
          {
            id: '6',
            name: 'Raden Ayu Kusumaningtyas Prawirodirdjo binti Suryaningrat Mangkuwijaya',
            email: 'raden.ayu.kusumaningtyas.prawirodirdjo.suryaningrat@mail.example.com',
            type: 'Night Staff',
          },
          { id: '7', name: 'نور الهدى بنت عبد الله', email: 'nur@example.com', type: 'Team' },
        ],
      },
    },
  }),
  play: shows('nur@example.com'),
};
export const Phone: ScreenStory = {
  ...LongNames,
  globals: phone,
  play: async () => {
    await shows('nur@example.com')();
    await fits();
  },
};
