import type { ReactNode } from 'react'

/**
 * The sections of Privacy & Terms, in order. `feedback` is the link to the feedback form, or
 * other text if there is none.
 */
export const sections: readonly { title: string; paragraphs: (feedback: ReactNode) => ReactNode[] }[] = [
  {
    title: 'About Wattle',
    paragraphs: () => [
      'Wattle is a hobby project based in Australia. It is a notebook for people who garden at home: you keep your plants in it, and it suggests what to do for them and when.',
    ],
  },
  {
    title: 'What we collect',
    paragraphs: () => [
      'From your sign-in we receive your e-mail address and your name, and your phone number if your provider sends it; we don’t use the number. You tell us your state and postcode, and whatever you write or photograph: places, plants, tasks and notes. We use all of it for one thing, to show you your garden and to plan its care. Nothing is sold, and there is no advertising.',
      'Everything you add starts out private. Other people see only the plants you make public and the community profile you fill in; your e-mail address and postcode are never shown. A plant can be made private again whenever you like.',
      'A photo has an address that nobody can guess. Someone who saw it while it was public and kept that address can still open the photo later, even after you have hidden or deleted the plant. If you remove the photo for good, nobody can open that address any more, though a browser or a proxy that has already shown it may keep it for up to a day. Please share only photos that you are happy for others to keep.',
      'Your browser keeps your sign-in, a copy of your settings, the postcode you gave the plant guide, and forms you haven’t finished. All of that is removed from this device when you sign out; only how you like the colours and the sidebar stays.',
    ],
  },
  {
    title: 'Erasing your garden',
    paragraphs: () => [
      'You can have your garden erased in Settings. Visitors stop seeing it straight away, and for seven days you can change your mind. Then your plants, tasks, notes, photos, display name and their whole history are deleted for good. It can take another eight days until they are gone from everything that this copy of Wattle runs on. All that stays is a record that a garden was erased, without a name or a word from it.',
      'The person who runs this copy of Wattle may keep backups for longer, in case something breaks. If they ever need one, they first erase again whatever was erased since it was made.',
    ],
  },
  {
    title: 'AI suggestions',
    paragraphs: () => [
      'If this copy of Wattle uses an AI service, it sends your photo and your hint when you ask what a plant is. To plan a year of care, it sends the plant’s name, species, planting date and care instructions, whether it is in a pot, your state and climate, and your preferences for care plans. It never sends your name, your e-mail address or your postcode. What comes back is a suggestion, offered as-is and marked as one. If there is no AI, or it has no answer, our own plant guide answers and says so.',
    ],
  },
  {
    title: 'No guarantee of accuracy',
    paragraphs: () => [
      'We cannot promise that a name, a date or a piece of advice is right. Please do not rely on Wattle to decide whether a plant is safe to eat or to touch, or safe around children and animals, and read the label before you use any product.',
    ],
  },
  {
    title: 'Availability',
    paragraphs: () => [
      'Wattle is looked after in spare time. It may be slow, it may change, and it may be away for a while. Keep your own copy of anything you could not bear to lose: you can download your whole garden in Settings.',
    ],
  },
  {
    title: 'Feedback',
    paragraphs: (feedback) => [
      <>Did you find a mistake, or would you like something removed? {feedback}. Every message is read.</>,
    ],
  },
  {
    title: 'Updates',
    paragraphs: () => [
      'When this page changes, we say so here. In November 2026 we added how to download your garden, how to have it erased, what happens to a photo that you remove, and all that your browser keeps. If you keep using Wattle after a change, the new wording applies.',
    ],
  },
  {
    title: 'Governing law',
    paragraphs: () => [
      'These terms follow the laws of Australia. Nothing in them takes away a right that those laws give you.',
    ],
  },
]
