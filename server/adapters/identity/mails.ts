// The mails of the embedded identity service. Each says what to do if somebody else requested it.
import type { Language } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { composeMail, type Block } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mail.ts'

/** A day is safe: the link only helps the person who registered. */
export const CONFIRM_SECONDS = 86_400
export const RESET_SECONDS = 3_600

type Words = { subject: string; blocks: (href: string) => Block[] }

const CONFIRM: Record<Language, Words> = {
  en: {
    subject: 'Confirm your email for Porua',
    blocks: (href) => [
      'Welcome to Porua!',
      'Please confirm that this is your email. Open the link in the browser you registered with, or have your password at hand. It works for a day after you asked for it.',
      { button: 'Confirm my email', href },
      'If this was not you, somebody else typed your email, perhaps by mistake. You need not do anything: without this link and their password nobody can confirm the account. To have it for yourself, choose Reset Password on our login page; that signs everybody else out.',
    ],
  },
  bn: {
    subject: 'পড়ুয়ায় আপনার ইমেইল নিশ্চিত করুন',
    blocks: (href) => [
      'পড়ুয়ায় স্বাগতম!',
      'ইমেইলটি যে আপনার, তা নিশ্চিত করুন। যে ব্রাউজারে রেজিস্টার করেছেন, সেখানেই লিংকটি খুলুন; অন্য ব্রাউজারে খুললে পাসওয়ার্ড লাগবে। লিংকটি চাওয়ার পর থেকে এক দিন কাজ করবে।',
      { button: 'ইমেইল নিশ্চিত করুন', href },
      'আপনি রেজিস্টার না করে থাকলে অন্য কেউ হয়তো ভুল করে আপনার ইমেইল লিখেছেন। আপনাকে কিছু করতে হবে না: এই লিংক আর তাঁর পাসওয়ার্ড ছাড়া কেউ অ্যাকাউন্টটি নিশ্চিত করতে পারবেন না। অ্যাকাউন্টটি নিজের করে নিতে চাইলে লগইন পেজে গিয়ে পাসওয়ার্ড রিসেট করুন; তাতে অন্য সবাই লগ আউট হয়ে যাবেন।',
    ],
  },
}

const RESET: Record<Language, Words> = {
  en: {
    subject: 'Set a new Porua password',
    blocks: (href) => [
      'Somebody asked for a new password for your Porua account. You can choose one with this link, which works for an hour after it was asked for.',
      { button: 'Choose a new password', href },
      'Once it is set, everybody who is signed in with the old one is signed out.',
      'If this was not you, please ignore this mail. Your password stays as it is, and only you can open the link.',
    ],
  },
  bn: {
    subject: 'পড়ুয়ার নতুন পাসওয়ার্ড দিন',
    blocks: (href) => [
      'আপনার পড়ুয়া অ্যাকাউন্টের জন্য নতুন পাসওয়ার্ড চাওয়া হয়েছে। এই লিংক থেকে নতুন পাসওয়ার্ড দিতে পারবেন। লিংকটি চাওয়ার পর থেকে এক ঘণ্টা কাজ করবে।',
      { button: 'নতুন পাসওয়ার্ড দিন', href },
      'নতুন পাসওয়ার্ড দেওয়ার পর পুরোনো পাসওয়ার্ড দিয়ে যাঁরা লগইন করে আছেন, সবাই লগ আউট হয়ে যাবেন।',
      'আপনি না চেয়ে থাকলে ইমেইলটি নিয়ে কিছু করার দরকার নেই। আপনার পাসওয়ার্ড আগের মতোই থাকবে, আর লিংকটি আপনি ছাড়া কেউ খুলতে পারবেন না।',
    ],
  },
}

/** A mail's recipient, its language, and when it was requested. */
export type Reader = { to: string; language: Language; at: Date }

export function confirmMail(reader: Reader, origin: string, token: string): Mail {
  return linkMail(reader, CONFIRM, `${origin}${paths.confirmEmail}?token=${token}`, CONFIRM_SECONDS)
}

export function resetMail(reader: Reader, origin: string, token: string): Mail {
  return linkMail(reader, RESET, `${origin}${paths.login}?resetToken=${token}`, RESET_SECONDS)
}

function linkMail({ to, language, at }: Reader, words: Record<Language, Words>, href: string, seconds: number): Mail {
  const { subject, blocks } = words[language]
  const validUntil = new Date(at.getTime() + seconds * 1000)
  return { ...composeMail({ to, language, subject, blocks: blocks(href) }), validUntil }
}
