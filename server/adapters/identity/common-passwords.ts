// The most commonly guessed passwords of six or more characters.
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 111111 000000 121212 112233 123123 654321 666666 777777 888888 999999
  222222 333333 444444 555555 987654321 11111111 00000000 12341234 123321 159753 147258369 789456123 102030 131313
  password password1 password12 password123 passw0rd p@ssword p@ssw0rd pass123 pass1234 passpass qwerty qwerty1
  qwerty12 qwerty123 qwertyuiop qwert123 asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4
  qazwsx qazwsxedc abc123 abcdef abcd1234 abcdefg a123456 aa123456 a12345678 iloveyou iloveu loveyou lovely welcome
  welcome1 admin1 admin123 administrator letmein monkey dragon football cricket sunshine princess shadow master
  superman batman trustno1 michael jordan whatever starwars freedom computer internet samsung android google facebook
  bangladesh bangla dhaka1 bismillah allah786 786786 india123 pakistan mother family student teacher school changeme
  secret secret1 default guest1 login1 hello1 hello123 test123 test1234 testtest temp123 temppass qweasd zaq12wsx
  porua1 porua123 poruaporua`
    .split(/\s+/)
    .filter(Boolean),
)

export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase())
}
