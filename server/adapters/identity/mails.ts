// The emails of the embedded identity service. Each says what to do if somebody else requested it.
import type { Language } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { composeMail, type Block } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mail.ts'

/** A day is safe: the link only helps the person who registered. */
export const CONFIRM_SECONDS = 86_400
export const RESET_SECONDS = 3_600

type Words = { subject: string; blocks: (href: string) => Block[]; footer?: string }

const CONFIRM: Record<Language, Words> = {
  en: {
    subject: 'Confirm your email for Porua',
    blocks: (href) => [
      'Welcome to Porua! Please confirm your email.',
      'Open the link in the browser you signed up with, or have your password ready. The link works for one day.',
      { button: 'Confirm email', href },
      'Didn’t sign up? Someone may have typed your email by mistake. You don’t need to do anything: nobody can confirm the account without both this link and the password chosen at sign-up. To make the account yours, choose Reset Password on our login page. That logs everyone else out.',
    ],
    footer: 'You’re getting this email because someone signed up on Porua with this address.',
  },
  bn: {
    subject: 'পড়ুয়ায় আপনার ইমেইল নিশ্চিত করুন',
    blocks: (href) => [
      'পড়ুয়ায় স্বাগতম! আপনার ইমেইল নিশ্চিত করুন।',
      'যে ব্রাউজারে অ্যাকাউন্ট খুলেছেন, সেখানেই লিংকটি খুলুন। অন্য ব্রাউজারে খুললে পাসওয়ার্ড লাগবে। লিংকটি এক দিন কাজ করবে।',
      { button: 'ইমেইল নিশ্চিত করুন', href },
      'আপনি অ্যাকাউন্ট না খুলে থাকলে হয়তো কেউ ভুল করে আপনার ইমেইল লিখেছেন। আপনাকে কিছু করতে হবে না। এই লিংক আর তাঁর পাসওয়ার্ড ছাড়া কেউ অ্যাকাউন্টটি নিশ্চিত করতে পারবেন না। অ্যাকাউন্টটি নিজে নিতে চাইলে লগইন পাতায় পাসওয়ার্ড রিসেট করুন। তাতে বাকি সবাই লগ আউট হয়ে যাবেন।',
    ],
    footer: 'এই ঠিকানা দিয়ে কেউ পড়ুয়ায় অ্যাকাউন্ট খুলেছেন বলে এই ইমেইল পেয়েছেন।',
  },
}

const RESET: Record<Language, Words> = {
  en: {
    subject: 'Reset your Porua password',
    blocks: (href) => [
      'Someone asked for a new password for your Porua account. Use this link to choose one. It works for one hour.',
      { button: 'Choose a new password', href },
      'Once you’ve set a new password, anyone logged in with the old password gets logged out.',
      'Didn’t ask for this? Ignore this email. Your password stays the same, and nobody but you has this link.',
    ],
  },
  bn: {
    subject: 'পড়ুয়ার পাসওয়ার্ড রিসেট করুন',
    blocks: (href) => [
      'আপনার পড়ুয়া অ্যাকাউন্টের জন্য কেউ নতুন পাসওয়ার্ড চেয়েছেন। এই লিংকে গিয়ে নতুন পাসওয়ার্ড দিন। লিংকটি এক ঘণ্টা কাজ করবে।',
      { button: 'নতুন পাসওয়ার্ড দিন', href },
      'নতুন পাসওয়ার্ড দিলে পুরোনো পাসওয়ার্ড দিয়ে যাঁরা লগইন করে আছেন, সবাই লগ আউট হয়ে যাবেন।',
      'আপনি না চেয়ে থাকলে কিছু করতে হবে না। পাসওয়ার্ড আগেরটাই থাকবে, আর এই লিংক আপনি ছাড়া কারও কাছে নেই।',
    ],
  },
}

/** An email's recipient, its language, and when it was requested. */
export type Reader = { to: string; language: Language; at: Date }

export function confirmMail(reader: Reader, origin: string, token: string): Mail {
  return linkMail(reader, CONFIRM, `${origin}${paths.confirmEmail}?token=${token}`, CONFIRM_SECONDS)
}

export function resetMail(reader: Reader, origin: string, token: string): Mail {
  return linkMail(reader, RESET, `${origin}${paths.login}?resetToken=${token}`, RESET_SECONDS)
}

function linkMail({ to, language, at }: Reader, words: Record<Language, Words>, href: string, seconds: number): Mail {
  const { subject, blocks, footer } = words[language]
  const validUntil = new Date(at.getTime() + seconds * 1000)
  return { ...composeMail({ to, language, subject, blocks: blocks(href), ...(footer && { footer }) }), validUntil }
}
